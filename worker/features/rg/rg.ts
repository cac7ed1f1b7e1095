import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Input } from '#contract/endpoints.ts';
import { rgStates, tightens } from '#contract/protection.ts';
import type { Core } from '#worker/core/core.ts';
import type { RgState } from '#worker/core/rgState.ts';
import { createOutbox } from './outbox.ts';

const hour = 60 * 60 * 1_000;
/** The length of a month in a local exclusion, days; the operator decides the final date. */
const daysOfMonth = 31;

/**
 * Responsible gaming (players 3.1). Requests for more protection go through the outbox: stored before they are sent,
 * until the operator confirms them.
 */
export function createRg(core: Core) {
  const { world, stores, vault, bus, identity, call, replies, emit: announce } = core;
  const { session, rg } = stores;
  async function tell() {
    bus.publish({ kind: 'rg' });
    await identity.recallProtection();
  }

  /**
   * Stores a restriction that the operator reports; while a request for a longer one is pending, nothing gets shorter.
   */
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

  /** Loads the player's right to play, the interval of reality checks and the time left today. */
  async function checkProtection() {
    const { userId, epoch } = session;
    const { realityMin, leftSec, stop, ...standing } = await call('rgState', {});
    if (session.epoch !== epoch) return;
    const said = typeof leftSec === 'number' ? world.now() + leftSec * 1_000 : 0;
    const playEndsAt = stop ? world.now() : said;
    // A break is stored before the time limit, so that its player isn't shown the limit.
    await learn(userId, standing);
    if (session.epoch !== epoch) return;
    Object.assign(rg, { realityMin, playEndsAt });
    bus.publish({ kind: 'reality', every: realityMin });
    bus.publish({ kind: 'playEnds', at: playEndsAt });
  }

  /** Refreshes the timers of play after a limit has changed. */
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

      /**
       * Sets a limit. A tighter one applies even if its delivery is unconfirmed; a looser one needs the operator's
       * answer. `before` is the current value.
       */
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

      /**
       * Begins a break or an exclusion: at once on this device in every tab, delivered to the operator now or as soon
       * as possible. An exclusion extends the current one.
       */
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

      /** Records the player's answer to a reality check, and restarts the reality timer in every tab. */
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
