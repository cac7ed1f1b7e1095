import { outsideAddress } from '#browser/addresses.ts';
import type { FollowPage } from '#contract/endpoints/follow.ts';
import { followStates } from '#contract/rewards/follow.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { words } from './words.en.ts';

/** The platforms' names as their owners write them. */
const platforms = new Map([
  ['facebook', 'Facebook'],
  ['messenger', 'Messenger'],
  ['viber', 'Viber'],
  ['telegram', 'Telegram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
]);

interface PageRowProps {
  page: Readonly<FollowPage>;
  /** It was opened from here, but not looked at long enough. */
  isGlanced: boolean;
  claim: MoneyAct<'claimFollow'>;
  /** The look of its claim. */
  kind: 'gold' | 'plain';
  /** The id of the text that explains why its reward is locked; undefined if it isn't. */
  lockId: string | undefined;
  onLeave: () => void;
}

/** One page on another platform: its reward, and the link there or the claim. */
export function PageRow({ page, isGlanced, claim, kind, lockId, onLeave }: PageRowProps) {
  const t = words.use();
  const propOf = useProps();
  const { id, platform, status, awards } = page;
  const name = platforms.get(platform.toLowerCase()) ?? platform;
  const to = outsideAddress(page.url);
  const gives = awards.map((each) => propOf(each.id).textOf(each.count)).join(' + ');
  const isReady = status === followStates.visited && !isGlanced;
  const label = t(status === followStates.open ? 'open' : 'again');
  const way = to && (
    <LeaveLink to={to} className={buttonClass('plain')} onLeave={onLeave} aria-label={`${label}: ${name}`}>
      {label}
    </LeaveLink>
  );
  const end =
    status === followStates.got || isReady ? (
      <ClaimButton
        act={claim}
        input={{ id }}
        what={`${name}, ${gives}`}
        state={status === followStates.got ? 'claimed' : lockId ? 'locked' : 'claimable'}
        reasonId={lockId}
        kind={kind}
      />
    ) : (
      way
    );
  return (
    <li>
      <ListRow title={name} text={status === followStates.visited ? `${gives} · ${t('visited')}` : gives} end={end} />
    </li>
  );
}
