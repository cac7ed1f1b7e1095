import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useJackpotPolling } from '#shared/activities/useJackpotPolling.ts';
import { forgetDraw, unseenSince } from './unseenDraw.ts';
import { useDraw } from './useDraw.ts';
import { cellsOf } from './wheel.ts';

/** The operator's jackpot, and a draw from its wheel; its figures rest while the wheel turns (JP-04). */
export function useJackpot() {
  const { userId } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const info = useReply('getJackpotDrawInfo', {});
  const rules = useReply('jackpotRules', {});
  const cells = cellsOf(config?.jackpotAwardConfigs ?? []);
  const draw = useDraw({ cells, reload: info.retry });
  const [since, setSince] = useState(() => (stores.acts['receiveDrawChance']?.elsewhere ? 0 : unseenSince()));
  useJackpotPolling(userId !== 0 && !draw.busy && !draw.tier, info.retry);

  return {
    info,
    rules,
    cells,
    draw,
    /**
     * When a draw with an unseen result was begun, by the operator's clock; 0 if there is none, or while one is open.
     */
    unseen: draw.busy ? 0 : since,
    /** Draws, unless a tip says why not; an earlier unseen result is left to the record. */
    spin(tip: string | undefined) {
      if (draw.tap(tip)) setSince(0);
    },
    /** Clears the unseen result. */
    seen() {
      forgetDraw();
      setSince(0);
    },
  };
}

export type Jackpot = ReturnType<typeof useJackpot>;
