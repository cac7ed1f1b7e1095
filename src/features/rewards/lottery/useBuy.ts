import { closed } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { ActInput, ActOutput } from '#contract/moneyActs.ts';
import { report } from '#nav/report.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';

type Done = (order: ActOutput<'buyLottery'>, sent: ActInput<'buyLottery'> | null) => void;

/** The purchase of entries; `ask` reloads what is on sale once the operator says that the round is over. */
export const useBuy = (ask: () => Promise<void>, onDone: Done) =>
  useMoneyAct('buyLottery', {
    onDone: (order, { sent }) => onDone(order, sent),
    onFailure(failure) {
      if (failure instanceof Failure && failure.code === closed) void ask();
      report(failure);
    },
  });
