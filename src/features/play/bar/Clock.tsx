import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { stores } from '#data/stores.ts';
import { formatClock } from '#i18n/dates.ts';
import { Figure } from './Figure.tsx';
import { formatSpan } from './clock.ts';
import { words } from '../words.ts';

const tick = 1_000;

/** The time since the game was opened, and the time of day in Manila; always visible while playing (players RG-12). */
export function Clock({ since }: { since: number }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { clockOffset } = useSnapshot(stores.settings);
  const [now, setNow] = useState(since);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, tick);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <>
      <Figure name={t('inPlay')}>{formatSpan(now - since)}</Figure>
      <Figure name={t('manila')}>{formatClock(now + clockOffset, locales[code])}</Figure>
    </>
  );
}
