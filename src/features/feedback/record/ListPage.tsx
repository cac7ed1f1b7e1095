import { useSnapshot } from 'valtio';
import type { FeedbackEntry } from '#contract/endpoints/feedback.ts';
import { feedbackStates } from '#contract/feedback.ts';
import { stores } from '#data/stores.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { hrefOf } from '#nav/pathId.ts';
import { PagedList } from '#shared/claims/PagedList.tsx';
import list from '#shared/claims/RewardPage.module.css';
import { Page } from '#shared/page/Page.tsx';
import { usePages } from '#shared/records/usePages.tsx';
import { Dot } from '#ui/Dot.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoreIcon } from '#ui/media/MoreIcon.tsx';
import { LogInFirst } from '../LogInFirst.tsx';
import { words } from '../words.ts';
import { StateBadge } from './StateBadge.tsx';
import { useTypeText } from './useTypeText.ts';

const { received, answered, closed } = feedbackStates;
const icons = { [received]: 'info', [answered]: 'bell', [closed]: 'check' } as const;

const ofEntry = ({ id }: FeedbackEntry) => id;

/** What the player has sent, where each stands, and which has a new answer (FB-03). */
export function ListPage() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('records')} back="/feedback">
      {userId === 0 ? <LogInFirst /> : <Records />}
    </Page>
  );
}

function Records() {
  const t = words.use();
  const records = usePages('feedbackList', {}, ofEntry);
  return (
    <PagedList records={records} empty={t('none')}>
      {(rows) => (
        <ul className={list['list']}>
          {rows.map((row) => (
            <li key={row.id}>
              <Entry row={row} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Entry({ row: { id, type, time, status, unread, pictures } }: { row: Readonly<FeedbackEntry> }) {
  const t = words.use();
  const typeText = useTypeText();
  const { code } = useSnapshot(language);
  const facts = [formatDateTime(time, locales[code]), pictures ? t('withPictures', { n: pictures }) : ''];
  const dotId = `feedback-${id}`;
  return (
    <ListRow
      href={hrefOf('/feedback/record/:id', id)}
      {...(unread && { describedBy: dotId })}
      start={
        <>
          <MoreIcon name={icons[status]} />
          {unread && <Dot label={t('unread')} id={dotId} />}
        </>
      }
      title={typeText(type)}
      text={facts.filter(Boolean).join(' · ')}
      end={<StateBadge status={status} />}
    />
  );
}
