import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { words as claims } from '#shared/claims/words.en.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import { Page } from '#shared/page/Page.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { words } from './words.en.ts';
import { Inviter } from './Inviter.tsx';
import { channelsOf, type Via } from './links.ts';
import { Own } from './Own.tsx';
import css from './ShareScreen.module.css';
import { useInvitation } from './useInvitation.ts';

/**
 * The player's link, code and QR code, with buttons to share them (R-27, SH-01), and the player's inviter (SH-07).
 */
export default function ShareScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('title')} back="/member">
      <p>{t('shareIntro', { brand: import.meta.env.VITE_BRAND_NAME })}</p>
      {userId === 0 ? <ForPlayers title={t('visitor')} /> : <Invitation key={userId} />}
    </Page>
  );
}

function Invitation() {
  const t = words.use();
  const { known, map, agent, settled, failure, retry } = useInvitation();
  const { count, unknown } = useCount();
  const waiting = <Skeleton lines={12} />;
  if (!known) return settled && failure ? <Failed failure={failure} text={t('linkFailed')} onRetry={retry} /> : waiting;
  return (
    <>
      {unknown}
      <Own code={known.code} link={known.link} onShared={count} />
      <p className={typography['caption']}>{t('adults')}</p>
      {settled ? (
        <>
          <Channels map={map} onShared={count} />
          {agent && <LinkButton to={href('/agent')}>{t('toAgent')}</LinkButton>}
          <Inviter until={agent?.fillUntil} />
        </>
      ) : (
        waiting
      )}
    </>
  );
}

/** Counts shares while the invite spin runs; a failure to count never blocks sharing. */
function useCount() {
  const say = claims.use();
  const { onLine } = useSnapshot(stores.network);
  const act = useMoneyAct('shareInvite', { onDone: () => {}, onFailure: () => {} });
  return {
    count(via: Via) {
      if (onLine && !act.busy) void act.run({ via });
    },
    unknown: act.unknown && <OutcomeUnknown act={act} text={say('doubtText')} />,
  };
}

interface ChannelsProps {
  map: Readonly<Record<string, string>>;
  onShared: (via: Via) => void;
}

/** Buttons of the channels for which the operator has an address. */
function Channels({ map, onShared }: ChannelsProps) {
  const t = words.use();
  const titleId = useId();
  const channels = channelsOf(map);
  if (channels.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={layout['stack2']}>
      <h2 id={titleId} className={typography['subheading']}>
        {t('via')}
      </h2>
      <div className={`${css['buttons']} ${layout['cluster']}`}>
        {channels.map(({ to, via, name }) => (
          <OutsideLink key={via} href={to} className={buttonClass('plain')} onClick={() => onShared(via)}>
            {name}
          </OutsideLink>
        ))}
      </div>
    </section>
  );
}
