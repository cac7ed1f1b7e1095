import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Change } from '#contract/endpoints/points.ts';
import type { Scratched } from '#contract/endpoints/scratchCards.ts';
import { language, locales } from '#i18n/language.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { typeText } from '#shared/records/entryTypes.ts';
import { usePages, type Records } from '#shared/records/usePages.tsx';
import { words as records } from '#shared/records/words.en.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { DateText } from '#ui/text/DateText.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './PointsScreen.module.css';
import { words } from './words.en.ts';

const logs = { points: PointsLog, diamond: DiamondLog, cards: CardLog };
type LogName = keyof typeof logs;

/** The logs of points, diamonds and scratch cards, page by page (PT-01, DI-08). */
export function LogTab() {
  const t = words.use();
  const [name, setName] = useState<LogName>('points');
  const names: readonly LogName[] = ['points', 'diamond', 'cards'];
  const options = names.map((value) => ({ value, label: t(value) }));
  const Log = logs[name];
  return (
    <>
      <SelectField label={t('which')} options={options} value={name} onChange={setName} />
      <Log />
    </>
  );
}

const ofChange = ({ id }: Change) => id;

function PointsLog() {
  return <Changes records={usePages('pointsLog', {}, ofChange)} />;
}

function DiamondLog() {
  return <Changes records={usePages('diamondLog', {}, ofChange)} />;
}

function Changes({ records: pages }: { records: Records<Change> }) {
  const t = words.use();
  const say = records.use();
  const { code } = useSnapshot(language);
  const locale = locales[code];
  const signed = (change: number) =>
    `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toLocaleString(locale)}`;
  return (
    <PagedList records={pages} empty={t('noLog')}>
      {(rows) => (
        <ul className={`${layout['list']} ${layout['stack3']}`}>
          {rows.map((row) => (
            <li key={row.id} className={css['line']}>
              <strong>{typeText(say, row)}</strong>
              <strong data-gain={row.change > 0 || undefined}>{signed(row.change)}</strong>
              <small className={typography['caption']}>
                <DateText at={row.time} locale={locale} />
              </small>
              <small className={typography['caption']}>{t('after', { n: row.balance })}</small>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const ofCard = ({ drawId }: Scratched) => drawId;

function CardLog() {
  const t = words.use();
  const { code } = useSnapshot(language);
  const propOf = useProps();
  return (
    <PagedList records={usePages('searchScratchCardAwardLog', {}, ofCard)} empty={t('noLog')}>
      {(rows) => (
        <ul className={`${layout['list']} ${layout['stack3']}`}>
          {rows.map(({ drawId, time, name, win }) => (
            <li key={drawId} className={css['line']}>
              <strong>{name}</strong>
              <strong data-gain={win.length > 0 || undefined}>
                {win.map(({ id, count }) => propOf(id).textOf(count)).join(' + ') || t('lostShort')}
              </strong>
              <small className={typography['caption']}>
                <DateText at={time} locale={locales[code]} />
              </small>
              <small className={typography['caption']}>#{drawId}</small>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
