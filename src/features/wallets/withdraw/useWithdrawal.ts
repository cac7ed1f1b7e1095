import type { Input } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { PayoutName } from '#contract/payouts.ts';
import { useUncertain } from '#shared/money-act/useUncertain.ts';
import { whileBusy } from '#browser/busyLock.ts';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { app } from '#data/worker.ts';
import { orderNoIn } from './orderNo.ts';
import { withdrawalPath } from './paths.ts';

/** What is to be said of the withdrawal before, once it is known. */
export type Note = 'settled' | 'notPlaced';

/** An act whose outcome nobody knows is no failure of the form: the store tells of it. */
const isUncertain = (failure: unknown) => failure instanceof Failure && failure.kind === 'uncertain';

/**
 * One withdrawal at a time, asked for once. When nobody knows whether it began it is `uncertain`: it is looked up until
 * that is known, and no other can begin before (A4, F7, F9). A new one, or one found, is shown on its own page.
 */
export function useWithdrawal(name: PayoutName) {
  const toOrder = (orderNo: string) => go(href(withdrawalPath(name), { orderNo }), { replace: true });
  const doubt = useUncertain('exchange', (answer) => {
    const orderNo = orderNoIn(answer);
    if (orderNo) void toOrder(orderNo);
  });
  const { uncertain, sending, elsewhere, ending, looking, look } = doubt;

  async function place(input: Omit<Input<'exchange'>, 'name'>) {
    doubt.forget();
    try {
      const { orderNo } = await whileBusy(() => app.withdraw({ ...input, name }));
      await toOrder(orderNo);
    } catch (failure) {
      if (!isUncertain(failure)) throw failure;
    }
  }

  const note: Note | null = ending === 'notDone' ? 'notPlaced' : ending === 'settled' ? ending : null;
  return {
    uncertain,
    note,
    sending,
    elsewhere,
    place,
    /** It was looked up, and still nobody knows. */
    lookedInVain: ending === 'still',
    looking,
    look,
  };
}

export type WithdrawalAct = ReturnType<typeof useWithdrawal>;
