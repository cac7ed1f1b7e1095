import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Failure } from '#contract/failure.ts';
import { drawTypes, wheelCells } from '#contract/rewards/jackpot.ts';
import type { Output } from '#contract/endpoints.ts';
import { props } from '#contract/props.ts';
import { effect } from '#data/effects.ts';
import { app } from '#data/worker.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { toast } from '#nav/toasts.ts';
import { useHighlight } from '#shared/draws/useHighlight.ts';
import { jackpotPace } from '#shared/draws/highlightSteps.ts';
import { useHeldBalance } from '#shared/draws/useHeldBalance.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { tipOf } from './tips.ts';
import { forgetDraw, noteDraw } from './unseenDraw.ts';
import { cellOf, type cellsOf } from './wheel.ts';

/** Taps this soon after another one are dropped, milliseconds (K-10). */
const spinDebounce = 300;

/** A won tier, while its wheel turns; call `end` with whether the player has seen it. */
export interface TierWin {
  propId: number;
  amount: number;
  end: (seen: boolean) => void;
}

type Drawn = Pick<Output<'receiveDrawChance'>, 'propId' | 'count' | 'type'>;

/** Whether a prop is one of the four tiers, which the second wheel has. */
const isTier = (propId: number) => propId >= props.mega && propId <= props.mini;

/** Shows the win, and clears its being unseen. */
export function showWin({ propId, count }: Drawn): void {
  forgetDraw();
  effect('win');
  void show('prize', { rewards: [{ id: propId, count }] }).catch(report);
}

interface Plan {
  cells: ReturnType<typeof cellsOf>;
  /** Reloads the jackpot's figures and chances; never rejects. */
  reload: () => Promise<void>;
}

/**
 * A draw: the wheel moves from the tap, lands once the operator has answered, and the win is shown; the second wheel
 * comes before that for a tier (S-08, S-09). It is never drawn again (JP-07).
 */
export function useDraw({ cells, reload }: Plan) {
  const highlight = useHighlight(wheelCells, jackpotPace);
  const [tier, setTier] = useState<TierWin>();
  const tappedAt = useRef(-Infinity);

  const act = useMoneyAct('drawJackpot', {
    async onDone(drawn, { sent }) {
      // A draw that another page began is shown from the record (`UnseenDraw`).
      if (sent) await reveal(drawn);
      else highlight.stop();
      void app.replies.read('refreshData', {}, true).catch(() => {});
      await reload();
    },
    onFailure(failure) {
      highlight.stop();
      forgetDraw();
      const refused = failure instanceof Failure && failure.kind === 'refused';
      if (refused) toast(tipOf(failure.code));
      else report(failure);
      void reload();
    },
  });

  useHeldBalance(act.busy || act.looking || highlight.isMoving || tier !== undefined);

  async function reveal({ id, ...drawn }: Output<'receiveDrawChance'>) {
    const cell = cellOf(cells, id);
    if (cell === undefined) highlight.stop();
    else if (!(await highlight.land(cell))) return;
    if (drawn.type === drawTypes.jackpot && isTier(drawn.propId) && !(await turned(drawn))) return;
    showWin(drawn);
  }

  /** Turns the second wheel; resolves once it has ended, with whether the player has seen that. */
  async function turned({ propId, count }: Drawn): Promise<boolean> {
    effect('end');
    const seen = await new Promise<boolean>((end) => setTier({ propId, amount: count, end }));
    setTier(undefined);
    return seen;
  }

  const stop = useEffectEvent(() => highlight.stop());
  const { unknown } = act;
  useEffect(() => {
    if (unknown) stop();
  }, [unknown]);

  /** A tap on SPIN; a second one right after the first is dropped. True if a draw has begun. */
  function tap(tip: string | undefined): boolean {
    const now = performance.now();
    if (now - tappedAt.current < spinDebounce) return false;
    tappedAt.current = now;
    if (act.busy || highlight.isMoving) return false;
    if (tip) {
      toast(tip);
      return false;
    }
    noteDraw();
    highlight.start();
    void act.run({});
    return true;
  }

  return { act, highlight, tier, tap, busy: act.busy || highlight.isMoving };
}
