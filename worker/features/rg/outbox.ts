import type { Input, Output, WriteName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import type { RgState } from '#worker/core/rgState.ts';
import type { PendingRequest } from '#worker/storage/vault.ts';

/** Failures after which the delivery is unconfirmed. */
const unheardBy = ['timeout', 'offline', 'network', 'garbled', 'server', 'maintenance', 'expired', 'stopped'];
const isUnheard = (error: unknown) => error instanceof Failure && unheardBy.includes(error.kind);

/** What the outbox depends on. */
interface Needs {
  /** Stores a player's restriction. */
  learn(userId: number, standing: RgState): Promise<void>;
  /** Makes every tab read the restrictions from the vault again. */
  tell(): Promise<void>;
  /** Called when a retry has delivered a request of the current player. */
  heard(name: PendingRequest['call']): void;
}

/**
 * The outbox of requests for protection: each is stored before it is sent, and kept until the operator has answered it
 * (checklist O-04).
 */
export function createOutbox(
  { world, network, stores, vault, identity, call, replies }: Core,
  { learn, tell, heard }: Needs,
) {
  const { session } = stores;
  let delivering: Promise<void> | undefined;

  /** Delivers the pending requests in order, each idempotent by its own id (payloads K). */
  async function deliver() {
    const { unheard } = await vault.read();
    const now = world.now();
    for (const wish of unheard) {
      const { requestId, userId, token, call: name, input, at, sending = 0 } = wish;
      if (at <= now && now < sending) continue;
      // The tab that was sending it has died.
      if (sending) await owe(wish);
      const mine = userId === session.userId;
      try {
        const said = await call(name, input as never, { requestId, token: mine ? identity.token() : token });
        await forget(requestId);
        if (mine) heard(name);
        if (name === 'selfExclude') await learn(userId, said as Output<'selfExclude'>);
      } catch (error) {
        if (isUnheard(error)) continue;
        await forget(requestId);
      }
    }
    await tell();
    await endLeft(unheard.map(({ token }) => token));
  }

  /** Ends the sessions that were logged out with pending requests, once none needs their token any more. */
  async function endLeft(tokens: readonly string[]) {
    const { unheard, token: live } = await vault.read();
    const held = [live, identity.token(), ...unheard.map(({ token }) => token)];
    const over = tokens.filter((token) => !held.includes(token));
    for (const token of new Set(over)) await call('logout', {}, { token }).catch(() => {});
  }

  const forget = (requestId: string) =>
    vault.change(({ unheard }) => ({ unheard: unheard.filter((each) => each.requestId !== requestId) }));

  /**
   * Keeps a request whose delivery is unconfirmed: it applies on this device and is retried until the operator answers,
   * even after the player logs out.
   */
  async function owe({ sending: _sent, ...wish }: PendingRequest) {
    const isIt = ({ requestId }: PendingRequest) => requestId === wish.requestId;
    await vault.change(({ unheard }) => ({ unheard: unheard.map((each) => (isIt(each) ? wish : each)) }));
    if (wish.standing) await learn(wish.userId, wish.standing);
    else await tell();
  }

  /** Stores a request and sends it; `later` is the input of its retries. Resolves with whether it was delivered. */
  async function say<N extends PendingRequest['call'] & WriteName>(
    name: N,
    input: Input<N>,
    later: Input<N>,
    standing?: NonNullable<PendingRequest['standing']>,
  ) {
    const { userId } = session;
    const [requestId, token, at] = [world.uuid(), identity.token(), world.now()];
    const sending = at + network.patience();
    const wish: PendingRequest = {
      requestId,
      userId,
      token,
      call: name,
      input: later,
      at,
      sending,
      ...(standing && { standing }),
    };
    if (userId) await vault.change(({ unheard }) => ({ unheard: [...unheard, wish] }));
    try {
      const said = await replies.write(name, input, requestId);
      await forget(requestId);
      return { heard: true, said };
    } catch (error) {
      if (userId && isUnheard(error)) {
        await owe(wish);
        return { heard: false, said: undefined };
      }
      await forget(requestId);
      if (standing) await tell();
      throw error;
    }
  }

  return { say, deliver: () => (delivering ??= deliver().finally(() => (delivering = undefined))) };
}
