import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import type { ModalBase } from '#nav/modal.ts';
import { hasCash } from '#shared/claims/CashTerms.tsx';
import { words as rewards } from '#shared/claims/words.en.ts';
import { ReceivedRewards } from '#shared/rewards/ReceivedRewards.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { addedUp, type ReadyClaim } from '../readyClaims.ts';
import { words } from '../words.en.ts';
import { ClaimSteps } from './ClaimSteps.tsx';
import { SheetTerms } from './SheetTerms.tsx';
import { Unsettled } from './Unsettled.tsx';
import { isBlocked, useClaiming, type Claiming } from './useClaiming.ts';

export interface ClaimModalProps extends ModalBase {
  claims: readonly ReadyClaim[];
  /** From `useRewardLock` of the page below. */
  onFailure: (failure: unknown) => void;
}

/**
 * Claims several rewards from one sheet: what each is and what its cash asks for stand before the tap that sends them
 * (BO-06, RG-26), and what became of each stands there after. Without cash among them they are sent at once.
 */
export default function ClaimModal({ claims, onFailure, close }: ClaimModalProps) {
  const t = words.use();
  const common = shell.use();
  const claiming = useClaiming(claims, onFailure);
  const { steps, current, busy, left } = claiming;
  const isFree = !claims.some(({ gives }) => hasCash(gives));
  const begin = useEffectEvent(() => {
    if (isFree) claiming.run();
  });
  useEffect(() => begin(), []);

  const got = addedUp(steps.flatMap((step) => (step.state === 'done' ? step.rewards : [])));
  const isOver = current !== -1 && !busy;
  return (
    <Sheet
      title={titleOf(claiming, isOver)}
      onClose={close}
      closeLabel={common('close')}
      foot={<Foot claiming={claiming} close={close} />}
    >
      {steps.map(
        (step, place) =>
          (place === current || isBlocked(step)) && (
            <Unsettled key={place} act={claims[place]!.act} step={step} settle={claiming.settle} />
          ),
      )}
      {left > 0 && <SheetTerms claims={claims.filter((_, place) => steps[place]!.state === 'waiting')} />}
      {isOver && got.length > 0 && <ReceivedRewards rewards={got} />}
      <ClaimSteps claims={claims} steps={steps} />
    </Sheet>
  );

  function titleOf({ steps: all }: Claiming, over: boolean) {
    const done = all.filter(({ state }) => state === 'done').length;
    if (!busy && left === claims.length) return t('claimCount', { n: claims.length });
    if (!over) return t('claiming', { n: String(current + 1), of: String(claims.length) });
    return done === claims.length ? t('youGot') : t('claimedOf', { n: String(done), of: String(claims.length) });
  }
}

interface FootProps {
  claiming: Claiming;
  close: () => void;
}

/** Sends what wasn't sent yet, or closes the sheet. */
function Foot({ claiming: { left, busy, isUnknown, isBlocked: blocked, isRest, run, steps }, close }: FootProps) {
  const t = words.use();
  const reward = rewards.use();
  const common = shell.use();
  const { onLine } = useSnapshot(stores.network);
  const canSend = left > 0 && !isUnknown;
  return (
    <>
      {canSend && !onLine && <output>{common('needsConnection')}</output>}
      {canSend || busy ? (
        <Button kind="gold" wide busy={busy} off={!onLine || blocked} onClick={run}>
          {isRest ? t('claimRest') : steps.length > 1 ? t('claimAll') : reward('claim')}
        </Button>
      ) : (
        <Button kind={isUnknown ? 'plain' : 'gold'} wide onClick={close}>
          {t('done')}
        </Button>
      )}
    </>
  );
}
