import { useSnapshot } from 'valtio';
import type { RankedWin } from '#contract/endpoints/jackpotWheel.ts';
import { language, locales } from '#i18n/language.ts';
import type { ModalBase } from '#nav/modal.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { usePages, usePagesOf } from '#shared/records/usePages.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { DateText } from '#ui/text/DateText.tsx';
import hidden from '#ui/visuallyHidden.module.css';
import table from '#ui/table.module.css';
import css from './JackpotListModal.module.css';
import { words } from './words.en.ts';

export interface JackpotListModalProps extends ModalBase {
  part: 'record' | 'rank';
}

/** The player's draws, or the largest wins of all (M-10, M-11). */
export default function JackpotListModal({ part, close }: JackpotListModalProps) {
  return part === 'rank' ? <Rank close={close} /> : <Record close={close} />;
}

/** Rows of the rank on a page (spec §9). */
const rankRows = 10;

function Rank({ close }: ModalBase) {
  const t = words.use();
  const records = usePagesOf(
    'getJackpotRank',
    {},
    { of: ({ allRank }) => allRank, keyOf: ({ rank }) => rank, pageSize: rankRows },
  );
  const { first } = records;
  return (
    <Sheet
      title={t('rankTitle')}
      onClose={close}
      closeLabel={t('close')}
      foot={first && <Own win={first.personRank ?? undefined} />}
    >
      <PagedList records={records} empty={t('noRanks')}>
        {(rows) => (
          <table className={`${css['table']} ${table['table']}`}>
            <RankHead />
            <tbody>
              {rows.map((win) => (
                <RankRow key={win.rank} {...win} />
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </Sheet>
  );
}

function RankHead({ unseen = false }: { unseen?: boolean }) {
  const t = words.use();
  return (
    <>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead className={unseen ? hidden['unseen'] : undefined}>
        <tr>
          <th scope="col">{t('rankingColumn')}</th>
          <th scope="col">{t('nickname')}</th>
          <th scope="col">{t('reward')}</th>
          <th scope="col">{t('winningTime')}</th>
        </tr>
      </thead>
    </>
  );
}

function RankRow({ rank, nickname, propId, count, time, isOwn = false }: Readonly<RankedWin> & { isOwn?: boolean }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const propOf = useProps();
  return (
    <tr>
      <td>{rank || '-'}</td>
      <td>{isOwn ? t('you') : <bdi>{nickname}</bdi>}</td>
      <td>{propOf(propId).textOf(count)}</td>
      <td>
        <DateText at={time} locale={locales[code]} />
      </td>
    </tr>
  );
}

/** The player's own row, always visible; dashes if unranked (JP-10). */
function Own({ win }: { win: Readonly<RankedWin> | undefined }) {
  const t = words.use();
  const isRanked = win !== undefined && win.rank > 0;
  return (
    <table className={`${css['table']} ${table['table']} ${css['own']}`} aria-label={t('you')}>
      <RankHead unseen />
      <tbody>
        {isRanked ? (
          <RankRow {...win} isOwn />
        ) : (
          <tr>
            <td>-</td>
            <td>{t('you')}</td>
            <td>-</td>
            <td>-</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Record({ close }: ModalBase) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const propOf = useProps();
  const records = usePages('getPersonJackpotDrawAwardLog', {}, ({ id }) => id);
  return (
    <Sheet title={t('recordTitle')} onClose={close} closeLabel={t('close')}>
      <PagedList records={records} empty={t('noRecords')}>
        {(rows) => (
          <table className={`${css['table']} ${table['table']}`}>
            <thead>
              <tr>
                <th scope="col">{t('rewards')}</th>
                <th scope="col">{t('time')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, propId, count, time }) => (
                <tr key={id}>
                  <td>{propOf(propId).textOf(count)}</td>
                  <td>
                    <DateText at={time} locale={locales[code]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </Sheet>
  );
}
