import type { Input, Output, WriteName } from '../contract/endpoints.ts';
import { Failure } from '../contract/failure.ts';
import { rgStates, tightens } from '../contract/protection.ts';
import type { Core } from '../core.ts';
import type { Standing } from '../restriction.ts';
import type { Unheard } from '../vault.ts';

type Queued = Unheard['call'];

const hour = 60 * 60 * 1_000;
/** The first months of an exclusion count as so many days: the operator has the last word on dates. */
const daysOfMonth = 31;

/** Failures after which nobody knows whether the operator has heard. */
const unheardBy = ['timeout', 'offline', 'network', 'garbled', 'server', 'maintenance', 'expired', 'stopped'];
const isUnheard = (error: unknown) => error instanceof Failure && unheardBy.includes(error.kind);

/** How players protect themselves (players 3.1). What protects more is kept on the device until the operator has heard it. */
export function createProtection({ world, stores, vault, line, identity, call, replies, tell: announce }: Core) {
  const { session, protection } = stores;
  let delivering: Promise<void> | undefined;

  async function tell() {
    line.say({ kind: 'restriction' });
    await identity.recallProtection();
  }

  /** Takes in what the operator says of a player; while a wish for more is unheard, nothing gets shorter. */
  async function learn(userId: number, { state, ...said }: Standing) {
    const until = said.until ?? 0;
    if (userId === session.userId && state === protection.state && until === protection.until) return;
    await vault.change(({ restrictions, unheard }) => {
      const before = restrictions[userId];
      const asked = unheard.some((each) => each.userId === userId && each.call === 'selfExclude');
      if (asked && (!state || (before && before.until > until))) return {};
      const { [userId]: _, ...others } = restrictions;
      if (!state) return { restrictions: others };
      const irrevocableUntil = said.irrevocableUntil ?? before?.irrevocableUntil ?? 0;
      const ref = said.ref ?? before?.ref ?? '';
      return { restrictions: { ...others, [userId]: { state, until, irrevocableUntil, ref } } };
    });
    await tell();
  }

  /** Asks whether the player may play, how often to stop and look, and how long play may go on today. */
  async function checkProtection() {
    const { userId } = session;
    const { realityMin, leftSec, ...standing } = await call('rgState', {});
    if (session.userId !== userId) return;
    const playEndsAt = typeof leftSec === 'number' ? world.now() + leftSec * 1_000 : 0;
    Object.assign(protection, { realityMin, playEndsAt });
    line.say({ kind: 'reality', every: realityMin });
    line.say({ kind: 'playEnds', at: playEndsAt });
    await learn(userId, standing);
  }

  /** Tells the operator, in their order, what it hasn't heard, each with the one id it was given (payloads K). */
  async function deliver() {
    const { unheard } = await vault.read();
    for (const { requestId, userId, token, call: name, input } of unheard) {
      const mine = userId === session.userId;
      try {
        const said = await call(name, input as never, { requestId, token: mine ? identity.token() : token });
        await forget(requestId);
        if (name === 'selfExclude') await learn(userId, said as Output<'selfExclude'>);
      } catch (error) {
        if (isUnheard(error)) continue;
        await forget(requestId);
      }
    }
    await tell();
  }
  const forget = (requestId: string) =>
    vault.change(({ unheard }) => ({ unheard: unheard.filter((each) => each.requestId !== requestId) }));

  /** Keeps a wish until the operator has heard it, be it after the player has left. */
  async function keep(request: Unheard, standing?: Standing) {
    await vault.change(({ unheard }) => ({ unheard: [...unheard, request] }));
    if (standing) await learn(request.userId, standing);
    else await tell();
  }

  /** Says it to the operator; if nobody knows that it heard, keeps it. Tells whether it was heard. */
  async function say<N extends Queued & WriteName>(name: N, input: Input<N>, later: Input<N>, standing?: Standing) {
    const requestId = world.uuid();
    const { userId } = session;
    const token = identity.token();
    try {
      const said = await replies.write(name, input, requestId);
      return { heard: true, said };
    } catch (error) {
      if (!userId || !isUnheard(error)) throw error;
      await keep({ requestId, userId, token, call: name, input: later, at: world.now() }, standing);
      return { heard: false, said: undefined };
    }
  }

  /** What paces play, once a limit has changed. */
  const pace = () => void checkProtection().catch(() => {});

  return {
    learn,
    checkProtection,
    deliver: () => (delivering ??= deliver().finally(() => (delivering = undefined))),

    /** Sets a limit. A tighter one holds even if it can't be told now; a looser one needs the operator to hear. `before` is what holds now. */
    async setLimit(input: Input<'selfLimitSet'>, before: number) {
      const { heard, said } = tightens(before, input.value)
        ? await say('selfLimitSet', input, input)
        : { heard: true, said: await replies.write('selfLimitSet', input) };
      if (heard) pace();
      return { heard, said };
    },
    async confirmLimit(id: number) {
      await replies.write('selfLimitConfirm', { id });
      pace();
    },
    async keepLimit(id: number) {
      await replies.write('selfLimitCancelPending', { id });
    },

    /** Begins a break or an exclusion: at once here and in every tab, told to the operator now or as soon as it can be. */
    async selfExclude(input: Input<'selfExclude'>) {
      const { password: _, smsCode: __, ...wish } = input;
      const length = (input.hours ?? (input.months ?? 0) * daysOfMonth * 24) * hour;
      const until = world.now() + stores.settings.clockOffset + length;
      const state = input.type === 1 ? rgStates.onBreak : rgStates.excluded;
      const { heard, said } = await say('selfExclude', input, wish, { state, until });
      if (said) await learn(session.userId, said);
      return { heard };
    },

    /** What the player did at a reality check: play is counted from here anew, in every tab. */
    async ackReality(action: Input<'rgAck'>['action']) {
      const { userId } = session;
      await vault.change({ stint: { userId, played: 0, at: world.now() } });
      announce('looked');
      line.say({ kind: 'looked' });
      await say('rgAck', { kind: 'reality', action }, { kind: 'reality', action });
    },
    optOut: (wishes: Input<'marketingOptOut'>) => say('marketingOptOut', wishes, wishes),
  };
}

export type Protection = ReturnType<typeof createProtection>;
