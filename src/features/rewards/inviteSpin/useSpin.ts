import { useEffect, useEffectEvent, useState } from 'react';
import { alreadyDone } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import { effect } from '#data/effects.ts';
import { report } from '#nav/report.ts';
import { toast } from '#nav/toasts.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { spinPace } from '#shared/draws/highlightSteps.ts';
import { useHeldBalance } from '#shared/draws/useHeldBalance.ts';
import { useHighlight } from '#shared/draws/useHighlight.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { words } from './words.en.ts';

type Standing = Readonly<Output<'actInviteUser'>>;
type Result = Pick<Output<'actInviteUserSpin'>, 'propId' | 'count'>;

interface Reply {
  value: Standing | undefined;
  retry: () => Promise<void>;
}

/** A tap on the wheel this soon after another one is a double tap, milliseconds (K-10). */
const debounce = 300;

/**
 * The wheel's two acts, a spin and the claim of a round that has reached its target. The operator's result comes
 * before the wheel moves to it; until the wheel has landed, `held` is what was shown at the tap.
 */
export function useSpin({ value, retry }: Reply) {
  const highlight = useHighlight(value?.cells.length ?? 8, spinPace);
  const [held, setHeld] = useState<Standing>();
  const [result, setResult] = useState<Result>();
  const [tappedAt, setTappedAt] = useState(Number.NEGATIVE_INFINITY);
  const { locked, onFailure } = useRewardLock();

  const spin = useMoneyAct('spinInvite', {
    async onDone({ cellId, propId, count, status, rewards }, { sent }) {
      const place = value?.cells.findIndex(({ id }) => id === cellId) ?? -1;
      if (sent && place !== -1) await highlight.land(place);
      else highlight.stop();
      setHeld(undefined);
      setResult({ propId, count });
      effect(status === roundStates.reached ? 'win' : 'end');
      void showRewards(rewards);
    },
    onFailure(failure) {
      highlight.stop();
      if (failure instanceof Failure && failure.code === alreadyDone) toast(words.say('roundOver'));
      else report(failure);
      void retry();
    },
  });
  useHeldBalance(spin.busy || spin.looking || highlight.isMoving);
  const claim = useMoneyAct('exchangeInvite', {
    onDone({ rewards }) {
      setResult(undefined);
      effect('win');
      void showRewards(rewards);
    },
    onFailure(failure) {
      onFailure(failure);
      void retry();
    },
  });

  const halt = useEffectEvent(() => highlight.stop());
  const { unknown } = spin;
  useEffect(() => {
    if (unknown) halt();
  }, [unknown]);

  async function start(by: Standing) {
    const now = performance.now();
    if (now - tappedAt < debounce || highlight.isMoving) return;
    setTappedAt(now);
    setResult(undefined);
    setHeld(by);
    highlight.start();
    await spin.run({ id: by.status === roundStates.running ? by.id : 0 });
    setHeld(undefined);
  }

  return { highlight, held, result, locked, start, spin, claim, acts: [spin, claim] };
}

export type Spin = ReturnType<typeof useSpin>;
