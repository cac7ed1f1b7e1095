import { useSnapshot } from 'valtio';
import type { FeedbackEntry } from '#contract/endpoints/feedback.ts';
import { feedbackStates } from '#contract/feedback/terms.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { hrefOf } from '#nav/pathId.ts';
import { Dot } from '#ui/Dot.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { words } from '../words.en.ts';
import { StateBadge } from './StateBadge.tsx';
import { useTypeText } from './useTypeText.ts';

const { received, answered, closed } = feedbackStates;
const icons = { [received]: 'message', [answered]: 'bell', [closed]: 'check' } as const;

/** A row of the list: topic, time, state, and a dot while an answer is unread. */
export function Entry({ row: { id, type, time, status, unread, pictures } }: { row: Readonly<FeedbackEntry> }) {
  const t = words.use();
  const typeText = useTypeText();
  const { code } = useSnapshot(language);
  const count = pictures ? t('withPictures', { n: pictures }) : '';
  const dotId = `feedback-${id}`;
  return (
    <ListRow
      href={hrefOf('/feedback/record/:id', id)}
      {...(unread && { describedBy: dotId })}
      start={
        <>
          <Icon name={icons[status]} />
          {unread && <Dot label={t('unread')} id={dotId} />}
        </>
      }
      title={typeText(type)}
      text={
        <>
          {formatDateTime(time, locales[code])}
          {count && <br />}
          {count}
        </>
      }
      end={<StateBadge status={status} />}
    />
  );
}
