import type { Input, Output, WriteName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import type { RgState } from '#worker/core/rgState.ts';
import type { PendingRequest } from '#worker/storage/vault.ts';

/** Failures after which the delivery is unconfirmed. */
const unconfirmedKinds = ['timeout', 'offline', 'network', 'garbled', 'server', 'maintenance', 'expired', 'stopped'];
const isUnconfirmed = (error: unknown) => error instanceof Failure && unconfirmedKinds.includes(error.kind);

/** What the outbox depends on. */
interface Dependencies {
  /** Stores a player's restriction. */
  storeRestriction(userId: number, standing: RgState): Promise<void>;
  /** Makes every tab read the restrictions from the vault again. */
  restrictionsChanged(): Promise<void>;
  /** Called when a retry has delivered a request of the current player. */
  onDelivered(name: PendingRequest['call']): void;
}

/**
 * The outbox of requests for protection: each is stored before it is sent, and kept until the operator has answered it
 * (checklist O-04).
 */
export function createOutbox(
  { world, network, stores, vault, identity, call, replies }: Core,
  { storeRestriction, restrictionsChanged, onDelivered }: Dependencies,
) {
  const { session } = stores;
  let delivering: Promise<void> | undefined;

  /** Delivers the pending requests in order, each idempotent by its own id (payloads K). */
  async function deliver() {
    const { unheard } = await vault.read();
    const now = world.now();
    for (const request of unheard) {
      const { requestId, userId, token, call: name, input, at, sending = 0 } = request;
      if (at <= now && now < sending) continue;
      // The tab that was sending it has died.
      if (sending) await keep(request);
      const isOwn = userId === session.userId;
      try {
        const answer = await call(name, input as never, { requestId, token: isOwn ? identity.token() : token });
        await forget(requestId);
        if (isOwn) onDelivered(name);
        if (name === 'selfExclude') await storeRestriction(userId, answer as Output<'selfExclude'>);
      } catch (error) {
        if (isUnconfirmed(error)) continue;
        await forget(requestId);
      }
    }
    await restrictionsChanged();
    await endLeftSessions(unheard.map(({ token }) => token));
  }

  /** Ends the sessions that were logged out with pending requests, once none needs their token any more. */
  async function endLeftSessions(tokens: readonly string[]) {
    const { unheard, token: live } = await vault.read();
    const neededTokens = [live, identity.token(), ...unheard.map(({ token }) => token)];
    const unneeded = tokens.filter((token) => !neededTokens.includes(token));
    for (const token of new Set(unneeded)) await call('logout', {}, { token }).catch(() => {});
  }

  const forget = (requestId: string) =>
    vault.change(({ unheard }) => ({ unheard: unheard.filter((each) => each.requestId !== requestId) }));

  /**
   * Keeps a request whose delivery is unconfirmed: it applies on this device and is retried until the operator answers,
   * even after the player logs out.
   */
  async function keep({ sending: _sent, ...request }: PendingRequest) {
    const isIt = ({ requestId }: PendingRequest) => requestId === request.requestId;
    await vault.change(({ unheard }) => ({ unheard: unheard.map((each) => (isIt(each) ? request : each)) }));
    if (request.standing) await storeRestriction(request.userId, request.standing);
    else await restrictionsChanged();
  }

  /** Stores a request and sends it; `retryInput` is the input of its retries. Resolves with whether it was delivered. */
  async function send<N extends PendingRequest['call'] & WriteName>(
    name: N,
    input: Input<N>,
    retryInput: Input<N>,
    standing?: NonNullable<PendingRequest['standing']>,
  ) {
    const { userId } = session;
    const [requestId, token, at] = [world.uuid(), identity.token(), world.now()];
    const sending = at + network.timeout();
    const request: PendingRequest = {
      requestId,
      userId,
      token,
      call: name,
      input: retryInput,
      at,
      sending,
      ...(standing && { standing }),
    };
    if (userId) await vault.change(({ unheard }) => ({ unheard: [...unheard, request] }));
    try {
      const answer = await replies.write(name, input, requestId);
      await forget(requestId);
      return { heard: true, said: answer };
    } catch (error) {
      if (userId && isUnconfirmed(error)) {
        await keep(request);
        return { heard: false, said: undefined };
      }
      await forget(requestId);
      if (standing) await restrictionsChanged();
      throw error;
    }
  }

  return { send, deliver: () => (delivering ??= deliver().finally(() => (delivering = undefined))) };
}
