import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Input } from '#contract/endpoints.ts';
import { rgStates, tightens } from '#contract/protection.ts';
import type { Core } from '#worker/core/core.ts';
import type { RgState } from '#worker/core/rgState.ts';
import { createOutbox } from './outbox.ts';

const hour = 60 * 60 * 1_000;
/** The first months of an exclusion count as so many days: the operator has the last word on dates. */
const daysOfMonth = 31;

/** How players protect themselves (players 3.1). What protects more is on the device before it is sent, until the operator has heard it. */
export function createRg(core: Core) {
  const { world, stores, vault, bus, identity, call, replies, emit: announce } = core;
  const { session, rg } = stores;
  async function tell() {
    bus.publish({ kind: 'rg' });
    await identity.recallProtection();
  }

  /** Takes in what the operator says of a player; while a wish for more is unheard, nothing gets shorter. */
  async function learn(userId: number, { state, ...said }: RgState) {
    const until = said.until ?? 0;
    if (userId === session.userId && state === rg.state && until === rg.until) return;
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
    const { userId, epoch } = session;
    const { realityMin, leftSec, stop, ...standing } = await call('rgState', {});
    if (session.epoch !== epoch) return;
    const said = typeof leftSec === 'number' ? world.now() + leftSec * 1_000 : 0;
    const playEndsAt = stop ? world.now() : said;
    // Who is on a break is not told of a limit.
    await learn(userId, standing);
    if (session.epoch !== epoch) return;
    Object.assign(rg, { realityMin, playEndsAt });
    bus.publish({ kind: 'reality', every: realityMin });
    bus.publish({ kind: 'playEnds', at: playEndsAt });
  }

  /** What paces play, once a limit has changed. */
  const pace = () => void checkProtection().catch(() => {});

  const { say, deliver } = createOutbox(core, {
    learn,
    tell,
    heard(name) {
      const { spoils = [] }: Endpoint = endpoints[name];
      replies.spoil(spoils);
      if (name === 'selfLimitSet') pace();
    },
  });

  return {
    learn,
    checkProtection,
    deliver,

    actions: {
      checkProtection,

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

      /** Begins a break or an exclusion: at once here and in every tab, told to the operator now or as soon as it can be. An exclusion goes on from the end of the one before. */
      async selfExclude(input: Input<'selfExclude'>) {
        const { password: _, smsCode: __, ...wish } = input;
        const length = (input.hours ?? (input.months ?? 0) * daysOfMonth * 24) * hour;
        const state = input.type === 1 ? rgStates.onBreak : rgStates.excluded;
        const now = world.now() + stores.settings.clockOffset;
        const longer = state === rgStates.excluded && rg.state === state;
        const until = length + (longer ? Math.max(now, rg.until) : now);
        const { heard, said } = await say('selfExclude', input, wish, { state, until });
        if (said) await learn(session.userId, said);
        return { heard };
      },

      /** What the player did at a reality check: play is counted from here anew, in every tab. */
      async ackReality(action: Input<'rgAck'>['action']) {
        const { userId } = session;
        await vault.change({ stint: { userId, played: 0, at: world.now() } });
        announce('looked');
        bus.publish({ kind: 'looked' });
        await say('rgAck', { kind: 'reality', action }, { kind: 'reality', action });
      },
      optOut: (wishes: Input<'marketingOptOut'>) => say('marketingOptOut', wishes, wishes),
    },
  };
}

export type Rg = ReturnType<typeof createRg>;
