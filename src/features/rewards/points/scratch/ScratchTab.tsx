import { useId, useState } from 'react';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { useHolding } from '#shared/claims/Holding.tsx';
import { RewardContent } from '#shared/claims/RewardPage.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useHeldBalance } from '#shared/draws/useHeldBalance.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { DepositLock } from '../DepositLock.tsx';
import { useTurnover } from '../useTurnover.ts';
import { words } from '../words.en.ts';
import { CardOffer } from './CardOffer.tsx';
import { Collected } from './Collected.tsx';
import { DrawnCard, type Drawn } from './DrawnCard.tsx';

/** Scratch cards: bought, scratched, and collected (DI-05 to DI-09). */
export function ScratchTab() {
  const t = words.use();
  const lockId = useId();
  const reply = useReply('getScratchCardInfo', {});
  const diamond = useHolding('diamond') ?? 0;
  const { locked, onFailure } = useRewardLock();
  const [drawn, setDrawn] = useState<Drawn & { id: number }>();
  const cards = reply.value?.cards;
  const buy = useMoneyAct('buyScratchCards', {
    onDone: ({ have }) => toast(t('bought', { n: have })),
    onFailure,
  });
  const scratch = useMoneyAct('scratchCard', {
    onDone(output, { sent }) {
      const id = output.cardId ?? sent?.id ?? 0;
      setDrawn({ ...output, id, name: cards?.find((card) => card.id === id)?.name ?? '' });
    },
    onFailure,
  });
  useHeldBalance(scratch.busy || scratch.looking);
  const claim = useMoneyAct('claimCollected', { onDone: ({ rewards }) => void showRewards(rewards), onFailure });
  const turnover = useTurnover(reply.value?.turnover);
  return (
    <RewardContent reply={reply} acts={[scratch, buy, claim]}>
      {(info) => {
        if (drawn) {
          const { id } = drawn;
          return (
            <DrawnCard
              key={drawn.drawId}
              drawn={drawn}
              busy={scratch.busy}
              onNext={() => void scratch.run({ id, num: 1 })}
              onClose={() => setDrawn(undefined)}
            />
          );
        }
        return (
          <>
            {locked && <DepositLock id={lockId} />}
            {info.cards.map((card) => (
              <CardOffer
                key={card.id}
                card={card}
                turnover={turnover}
                diamond={diamond}
                buy={buy}
                scratch={scratch}
                kind={rowKind(info.cards.filter(({ have }) => have > 0).length)}
                lockId={locked ? lockId : undefined}
                areOddsOpen={info.addup.count === 0}
              />
            ))}
            <Collected addup={info.addup} claim={claim} turnover={turnover} />
          </>
        );
      }}
    </RewardContent>
  );
}
