import * as codes from '#contract/codes.ts';
import type { Input, Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import type { Core } from '#worker/core/core.ts';
import { isRejection } from '#worker/core/rejection.ts';

type Act = 'deletionRequest' | 'deletionCancel';

/** The deletion of the player's account: each tap sends one request, and what became of a lost one is read. */
export function createDeletion({ replies, stores }: Core) {
  const readState = () => replies.read('deletionInfo', {}, true);
  const isRequested = () => {
    const info = stores.replies[replyKey('deletionInfo', {})]?.value as Output<'deletionInfo'> | undefined;
    return Boolean(info?.requestedAt);
  };

  /** Resolves once the state is as wished; rejects with `uncertain` while the operator can't tell. */
  async function send<A extends Act>(name: A, input: Input<A>, wished: boolean) {
    try {
      await replies.write(name, input);
    } catch (failure) {
      if (!isRejection(failure)) return findOut(failure, wished);
      if (failure.code === codes.conditionUnmet) replies.spoil(['deletionInfo']);
      throw failure;
    }
    await readState().catch(() => {});
  }

  async function findOut(failure: unknown, wished: boolean) {
    replies.spoil(['deletionInfo']);
    try {
      await readState();
    } catch {
      throw new Failure('uncertain');
    }
    if (isRequested() !== wished) throw failure;
  }

  return {
    /** Requests the deletion, with the proof of `reauthenticate`. */
    requestDeletion: (proof: Input<'deletionRequest'>) => send('deletionRequest', proof, true),
    /** Cancels the deletion, so that the account stays. */
    cancelDeletion: () => send('deletionCancel', {}, false),
  };
}
