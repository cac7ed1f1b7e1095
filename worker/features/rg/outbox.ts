import type { Input, Output, WriteName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import type { RgState } from '#worker/core/rgState.ts';
import type { PendingRequest } from '#worker/storage/vault.ts';

/** Failures after which nobody knows whether the operator has heard. */
const unheardBy = ['timeout', 'offline', 'network', 'garbled', 'server', 'maintenance', 'expired', 'stopped'];
const isUnheard = (error: unknown) => error instanceof Failure && unheardBy.includes(error.kind);

/** What wishes lean on. */
interface Needs {
  /** Takes in what is said of a player's right to play. */
  learn(userId: number, standing: RgState): Promise<void>;
  /** Has every tab take in what the vault says of who may play. */
  tell(): Promise<void>;
  /** A wish of the player who is here was heard, later than it was sent. */
  heard(name: PendingRequest['call']): void;
}

/** Wishes for protection: each is on the device before it is sent, and stays until the operator has answered it (checklist O-04). */
export function createOutbox(
  { world, network, stores, vault, identity, call, replies }: Core,
  { learn, tell, heard }: Needs,
) {
  const { session } = stores;
  let delivering: Promise<void> | undefined;

  /** Tells the operator, in their order, what it hasn't heard, each with the one id it was given (payloads K). */
  async function deliver() {
    const { unheard } = await vault.read();
    const now = world.now();
    for (const wish of unheard) {
      const { requestId, userId, token, call: name, input, at, sending = 0 } = wish;
      if (at <= now && now < sending) continue;
      // Whoever sent it has died.
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

  /** A session that was left while it still owed a word ends when nothing more takes its token. */
  async function endLeft(tokens: readonly string[]) {
    const { unheard, token: live } = await vault.read();
    const held = [live, identity.token(), ...unheard.map(({ token }) => token)];
    const over = tokens.filter((token) => !held.includes(token));
    for (const token of new Set(over)) await call('logout', {}, { token }).catch(() => {});
  }

  const forget = (requestId: string) =>
    vault.change(({ unheard }) => ({ unheard: unheard.filter((each) => each.requestId !== requestId) }));

  /** Nobody knows whether a wish was heard: it holds, and waits until the operator has heard it, be it after the player has left. */
  async function owe({ sending: _sent, ...wish }: PendingRequest) {
    const isIt = ({ requestId }: PendingRequest) => requestId === wish.requestId;
    await vault.change(({ unheard }) => ({ unheard: unheard.map((each) => (isIt(each) ? wish : each)) }));
    if (wish.standing) await learn(wish.userId, wish.standing);
    else await tell();
  }

  /** Says it to the operator, with the wish on the device meanwhile: `later` is what is told again. Tells whether it was heard. */
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
