import { useSnapshot } from 'valtio';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { spanOfDays, type Days } from './days.ts';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

/** Says which days the records are from, if not the chosen ones. */
export function DaysKept({ chosen, shown }: { chosen: Days; shown: Days }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  if (chosen.from === shown.from && chosen.to === shown.to) return null;
  const { startTime, endTime } = spanOfDays(shown.from, shown.to);
  const [from, to] = [startTime, endTime].map((time) => formatDay(time, locales[code]));
  return <output className={typography['caption']}>{t('kept', { from: from!, to: to! })}</output>;
}
