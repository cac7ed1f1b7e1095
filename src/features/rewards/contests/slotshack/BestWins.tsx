import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { language, locales } from '#i18n/language.ts';
import { Card } from '#ui/Card.tsx';
import css from '../contests.module.css';
import { words as common } from '../words.ts';
import { timesText } from './timesText.ts';
import { words } from './words.ts';

type Info = Readonly<Output<'slotsHackInfo'>>;

/** The best wins by how many times the bet they paid, which a larger bet doesn't help (SL-02, players RG-26), and the player's own. */
export function BestWins({ wins, me }: { wins: Info['rank']; me: Info['me'] }) {
  const t = words.use();
  const c = common.use();
  const { code } = useSnapshot(language);
  const times = (value: number) => timesText(value, locales[code]);
  const isListed = wins.some(({ rank }) => rank === me.rank);
  return (
    <Card>
      <h2>{t('board')}</h2>
      <p className={css['small']}>{t('boardText')}</p>
      {wins.length === 0 ? (
        <p>{t('noWins')}</p>
      ) : (
        <table className={css['table']} aria-label={t('board')}>
          <colgroup>
            <col />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{c('place')}</th>
              <th scope="col">{c('player')}</th>
              <th scope="col">{t('timesBet')}</th>
            </tr>
          </thead>
          <tbody>
            {wins.map(({ rank, nickname, value }) => (
              <tr key={rank} aria-current={rank === me.rank ? 'true' : undefined}>
                <td>{rank}</td>
                <td>
                  <bdi>{nickname}</bdi>
                  {rank === me.rank && <span className={css['award']}>{c('you')}</span>}
                </td>
                <td>{times(value)}</td>
              </tr>
            ))}
            {me.rank > 0 && !isListed && (
              <tr aria-current="true">
                <td>{me.rank}</td>
                <td>{c('you')}</td>
                <td>{times(me.value)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {me.rank === 0 && wins.length > 0 && <p className={css['small']}>{t('noOwn')}</p>}
    </Card>
  );
}
