import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Failure } from '#contract/failure.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { href, type Address } from '#nav/href.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import type { UnknownOutcome } from '#shared/money-act/useUnknownOutcome.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { AnswerAge } from './AnswerAge.tsx';
import { Closed } from './Closed.tsx';
import { closedReason } from './closed.ts';
import { words } from './words.en.ts';

/** What `useReply` returns. */
interface Reply<T> {
  value: T | undefined;
  /** The time of the value, epoch milliseconds. */
  at: number;
  failure: Failure | undefined;
  retry: () => Promise<void>;
}

interface RewardPageProps<T> {
  title: string;
  /** The target of its Back button; a page with bottom tabs has none, and the top bar has its balance. */
  back?: Address;
  reply: Reply<T>;
  /** The page's money acts: unknown outcomes are shown on top, and how they were settled. */
  acts?: readonly UnknownOutcome[];
  /** Shown to a visitor: what the activity is about. */
  intro?: ReactNode;
  /** Also shown to a visitor, below the log-in link. */
  preview?: ReactNode;
  /** Visible without logging in, by a public reply. */
  open?: boolean;
  children: (value: T) => ReactNode;
}

/**
 * A page of rewards, draws or a shop around the operator's reply: loading, failed, closed (R-13), for a visitor, last
 * known without a network with its age, and with its acts' outcomes.
 */
export function RewardPage<T>({
  title,
  back,
  reply,
  acts = [],
  intro,
  preview,
  open = false,
  children,
}: RewardPageProps<T>) {
  const { userId } = useSnapshot(stores.session);
  const isVisitor = userId === 0;
  return (
    <Page title={title} {...(back && { back, balance: true })}>
      {intro}
      {isVisitor && !open ? (
        <ForPlayers />
      ) : (
        <RewardContent reply={reply} acts={acts}>
          {children}
        </RewardContent>
      )}
      {isVisitor && preview}
    </Page>
  );
}

/** Leads a visitor to log in, or to register; `title` says what for. */
export function ForPlayers({ title }: { title?: string }) {
  const t = words.use();
  const common = shell.use();
  return (
    <EmptyState title={title ?? t('forPlayers')}>
      <LinkButton kind="gold" to={href('/auth/login')}>
        {t('logIn')}
      </LinkButton>
      <LinkButton to={href('/auth/register')}>{common('register')}</LinkButton>
    </EmptyState>
  );
}

type RewardContentProps<T> = Pick<RewardPageProps<T>, 'reply' | 'acts' | 'children'>;

/** The same for a part of a page, such as a tab, or for a dialog, with a reply and acts of its own. */
export function RewardContent<T>({ reply, acts = [], children }: RewardContentProps<T>) {
  const { value, at, failure, retry } = reply;
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const reason = closedReason(failure);
  if (reason) return <Closed reason={reason} until={failure?.details.until} />;
  const unknown = acts.find((act) => act.unknown);
  const settled = acts.find((act) => act.outcome)?.outcome;
  return (
    <>
      {!onLine && value !== undefined && <output>{t('offline')}</output>}
      {value !== undefined && <AnswerAge at={at} failed={failure !== undefined} />}
      {unknown ? <OutcomeUnknown act={unknown} text={t('doubtText')} /> : settled && <output>{t(settled)}</output>}
      {value !== undefined && children(value)}
      {value === undefined && (failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={8} />)}
    </>
  );
}
