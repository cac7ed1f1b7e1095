import { useSnapshot } from 'valtio';
import { awardStates, type AwardState } from '#contract/rewards/bonus.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { Badge } from '#ui/Badge.tsx';
import { words } from '../words.ts';

interface AwardBadgeProps {
  status: AwardState;
  /** When it was got, until when it waits, or when it expired: epoch milliseconds. */
  date?: number | undefined;
}

/** Whether a reward was got, waits or has expired, with its date (BO-04). */
export function AwardBadge({ status, date }: AwardBadgeProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const time = date ? formatDateTime(date, locales[code]) : '';
  if (status === awardStates.got)
    return (
      <>
        <Badge kind="good">{t('got')}</Badge> {time}
      </>
    );
  if (status === awardStates.waiting)
    return (
      <>
        <Badge kind="gold">{t('waiting')}</Badge> {time && t('until', { time })}
      </>
    );
  return (
    <>
      <Badge>{t('expired')}</Badge> {time}
    </>
  );
}
