import { feedbackStates } from '#contract/feedback/terms.ts';
import { Badge } from '#ui/Badge.tsx';
import { words } from '../words.en.ts';

/** The state of a feedback. */
export function StateBadge({ status }: { status: 0 | 1 | 2 }) {
  const t = words.use();
  if (status === feedbackStates.answered) return <Badge kind="good">{t('answered')}</Badge>;
  return <Badge>{t(status === feedbackStates.closed ? 'closed' : 'received')}</Badge>;
}
