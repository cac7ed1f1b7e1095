import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { language, locales } from '#i18n/language.ts';
import { Card } from '#ui/Card.tsx';
import { PlacesTable } from '../PlacesTable.tsx';
import { timesText } from './timesText.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

type Info = Readonly<Output<'slotsHackInfo'>>;

/**
 * The best wins as multiples of the bet, which a larger bet doesn't help (SL-02, players RG-26), and the player's
 * own, also below them.
 */
export function BestWins({ wins, me, isOver }: { wins: Info['rank']; me: Info['me']; isOver: boolean }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const isBelow = me.rank > 0 && !wins.some(({ rank }) => rank === me.rank);
  const listed = isBelow ? [...wins, { ...me, nickname: '' }] : wins;
  const rows = listed.map(({ value, ...row }) => ({ ...row, value: timesText(value, locales[code]) }));
  return (
    <Card>
      <h2>{t('board')}</h2>
      <p className={typography['caption']}>{t('boardText')}</p>
      {rows.length > 0 ? (
        <PlacesTable label={t('board')} measure={t('timesBet')} own={me.rank} rows={rows} />
      ) : (
        <p>{t(isOver ? 'noWinsOver' : 'noWins')}</p>
      )}
      {me.rank === 0 && rows.length > 0 && <p className={typography['caption']}>{t('noOwn')}</p>}
    </Card>
  );
}
