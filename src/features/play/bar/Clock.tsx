import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { stores } from '#data/stores.ts';
import { formatClock } from '#i18n/dates.ts';
import { Figure } from './Figure.tsx';
import { formatSpan } from './clock.ts';
import { useSecond } from './useSecond.ts';
import { words } from '../words.en.ts';

/** The time since the game was opened, and the time of day in Manila; always visible while playing (players RG-12). */
export function Clock({ since }: { since: number }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { clockOffset } = useSnapshot(stores.settings);
  const now = useSecond();
  return (
    <>
      <Figure name={t('inPlay')} short={t('inPlayShort')}>
        {formatSpan(now - since)}
      </Figure>
      <Figure name={t('manila')} short={t('manila')}>
        {formatClock(now + clockOffset, locales[code])}
      </Figure>
    </>
  );
}
