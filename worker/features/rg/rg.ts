import type { Endpoint } from '#contract/endpoint.ts';
import { protection } from '#contract/endpoints/protection.ts';
import type { Input } from '#contract/endpoints.ts';
import { rgStates, tightens } from '#contract/protection.ts';
import type { Core } from '#worker/core/core.ts';
import type { RgState } from '#worker/core/rgState.ts';
import { pendingAfter } from './offers.ts';
import { operatorClock } from './operatorClock.ts';
import { createOutbox } from './outbox.ts';
import { showRefused } from './refused.ts';
import { rememberExcluded } from './sharedDevice.ts';
import { endOfSpan } from './spans.ts';

/**
 * Responsible gaming (players 3.1). Requests for more protection go through the outbox: stored before they are sent,
 * until the operator confirms them.
 */
export function createRg(core: Core) {
  const { world, stores, vault, bus, identity, call, replies, emit } = core;
  const { session, rg } = stores;
  const clock = operatorClock(core);

  async function restrictionsChanged() {
    bus.publish({ kind: 'rg' });
    await identity.restoreRestrictions();
    await showRefused(core);
  }

  /**
   * Stores a restriction that the operator reports, in an answer to what was asked for at `askedAt`, epoch milliseconds.
   * Nothing gets shorter while a longer one is pending, or by an answer asked for before it was stored.
   */
  async function storeRestriction(userId: number, { state, ...reported }: RgState, askedAt?: number) {
    const until = reported.until ?? 0;
    const now = world.now();
    if (askedAt !== undefined && userId === session.userId && state === rg.state && until === rg.until) return;
    await vault.change(({ restrictions, unheard }) => {
      const before = restrictions[userId];
      const isPending = unheard.some((each) => each.userId === userId && each.call === 'selfExclude');
      // One stored in the future is from before the clock was set back.
      const isOld = askedAt !== undefined && before?.at !== undefined && askedAt <= before.at && before.at <= now;
      if ((isPending || isOld) && (!state || (before && before.until > until))) return {};
      const { [userId]: _, ...rest } = restrictions;
      if (!state) return { restrictions: rest };
      const irrevocableUntil = reported.irrevocableUntil ?? before?.irrevocableUntil ?? 0;
      const ref = reported.ref ?? before?.ref ?? '';
      return { restrictions: { ...rest, [userId]: { state, until, irrevocableUntil, ref, at: now } } };
    });
    const { [userId]: stored } = (await vault.read()).restrictions;
    void rememberExcluded(core, userId, stored?.state === rgStates.excluded ? stored.until : 0).catch(() => {});
    await restrictionsChanged();
  }

  /** Loads the player's right to play, the interval of reality checks and the time left today. */
  async function checkProtection() {
    const { userId, epoch } = session;
    const askedAt = world.now();
    const { realityMin, leftSec, stop, ...standing } = await call('rgState', {});
    if (session.epoch !== epoch) return;
    const limitReachedAt = typeof leftSec === 'number' ? world.now() + leftSec * 1_000 : 0;
    const playEndsAt = stop ? world.now() : limitReachedAt;
    // The break is stored before the time limit, so that its player isn't shown the limit.
    await storeRestriction(userId, standing, askedAt);
    if (session.epoch !== epoch) return;
    Object.assign(rg, { realityMin, playEndsAt });
    bus.publish({ kind: 'reality', every: realityMin });
    bus.publish({ kind: 'playEnds', at: playEndsAt });
  }

  /** Refreshes the timers of play after a limit has changed. */
  const refreshTimers = () => void checkProtection().catch(() => {});

  const { send, overtake, deliver } = createOutbox(core, {
    clock,
    storeRestriction,
    restrictionsChanged,
    onDelivered(name) {
      const { spoils = [] }: Endpoint = protection[name];
      replies.spoil(spoils);
      if (name === 'selfLimitSet') refreshTimers();
    },
    // The operator says whether the restriction still holds.
    onDropped: refreshTimers,
  });

  return {
    storeRestriction,
    checkProtection,
    deliver,

    actions: {
      checkProtection,

      /**
       * Sets a limit. A tighter one applies even if its delivery is unconfirmed; a looser one needs the operator's
       * answer. `before` is the current value.
       */
      async setLimit(input: Input<'selfLimitSet'>, before: number) {
        if (tightens(before, input.value)) {
          const sent = await send('selfLimitSet', input, input);
          if (sent.isDelivered) refreshTimers();
          return sent;
        }
        const { userId } = session;
        const response = await replies.write('selfLimitSet', input);
        await overtake({ userId, call: 'selfLimitSet', input });
        refreshTimers();
        return { isDelivered: true, response };
      },
      async confirmLimit(id: number) {
        await replies.write('selfLimitConfirm', { id });
        refreshTimers();
      },
      async keepLimit(id: number) {
        await replies.write('selfLimitCancelPending', { id });
      },

      /**
       * Begins a break or an exclusion: at once on this device in every tab, delivered to the operator now or as soon
       * as possible. An exclusion extends the current one.
       */
      async selfExclude(input: Input<'selfExclude'>) {
        const { userId } = session;
        const { password: _, smsCode: __, ...retryInput } = input;
        const state = input.type === 1 ? rgStates.onBreak : rgStates.excluded;
        const now = clock.now();
        const isExtension = state === rgStates.excluded && rg.state === state;
        const from = isExtension ? Math.max(now, rg.until) : now;
        const { isDelivered, response } = await send(
          'selfExclude',
          { ...input, from },
          { ...retryInput, from },
          { state, until: endOfSpan(from, input) },
        );
        if (response) await storeRestriction(userId, response);
        return { isDelivered };
      },

      /** Records the player's answer to a reality check, and restarts the reality timer in every tab. */
      async ackReality(action: Input<'rgAck'>['action']) {
        const { userId } = session;
        await vault.change({ stint: { userId, played: 0, at: world.now() } });
        emit('looked');
        bus.publish({ kind: 'looked' });
        await send('rgAck', { kind: 'reality', action }, { kind: 'reality', action });
      },
      /** Clears the refusals that the player has seen. */
      async refusedSeen() {
        await vault.change(({ refused = [] }) => ({
          refused: refused.filter((each) => each.userId !== session.userId),
        }));
        await restrictionsChanged();
      },
      /**
       * Refuses (true) or allows (false) offers by channel. A refusal applies even if its delivery is unconfirmed; a
       * choice that allows some is sent once and never stored, as it could undo a later refusal.
       */
      async optOut(choice: Input<'marketingOptOut'>) {
        if (Object.values(choice).every(Boolean)) return send('marketingOptOut', choice, choice);
        const { userId } = session;
        const response = await replies.write('marketingOptOut', choice).catch((error: unknown) => {
          // The operator may have carried it out.
          replies.spoil(protection.marketingOptOut.spoils);
          throw error;
        });
        await vault.change(({ unheard }) => ({
          unheard: pendingAfter(unheard, { userId, choice, newId: world.uuid }),
        }));
        await restrictionsChanged();
        return { isDelivered: true, response };
      },
    },
  };
}

export type Rg = ReturnType<typeof createRg>;
