import { useSnapshot } from 'valtio';
import { awardStates, type AwardState } from '#contract/rewards/bonus.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { Badge } from '#ui/Badge.tsx';
import { words } from '../words.en.ts';

/** The state of a reward at a time of the operator's clock: one that waited until then has expired since the answer. */
export const stateAt = (
  { status, expireTime }: { status: AwardState; expireTime?: number | null | undefined },
  now: number,
): AwardState => (status === awardStates.waiting && expireTime && expireTime <= now ? awardStates.expired : status);

interface AwardBadgeProps {
  status: AwardState;
  /** The player has claimed it: this kind is never paid by itself. */
  claimed?: boolean;
}

/** Whether a reward was received, waits or has expired (BO-04). */
export function AwardBadge({ status, claimed = false }: AwardBadgeProps) {
  const t = words.use();
  if (status === awardStates.got) return <Badge kind="good">{t(claimed ? 'claimed' : 'got')}</Badge>;
  if (status === awardStates.waiting) return <Badge kind="play">{t('waiting')}</Badge>;
  return <Badge>{t('expired')}</Badge>;
}

interface AwardDateProps {
  status: AwardState;
  /** When it was received, until when it waits, or when it expired: epoch milliseconds. */
  date: number | null | undefined;
}

/** The date of a reward, on a line of its own (BO-04). */
export function AwardDate({ status, date }: AwardDateProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  if (!date) return null;
  const time = formatDateTime(date, locales[code]);
  return (
    <>
      <br />
      {status === awardStates.waiting ? t('claimBy', { time }) : time}
    </>
  );
}
