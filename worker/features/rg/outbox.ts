import * as codes from '#contract/codes.ts';
import type { Input, Output, WriteName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { tightens } from '#contract/protection.ts';
import type { Core } from '#worker/core/core.ts';
import type { RgState } from '#worker/core/rgState.ts';
import type { PendingRequest, RefusedRequest } from '#worker/storage/vault.ts';
import { isAbandoned } from './abandoned.ts';
import { createEnds } from './ends.ts';
import { refusalsIn, refusesAllOf } from './offers.ts';
import type { OperatorClock } from './operatorClock.ts';
import { startOfSpan } from './spans.ts';

/** Refusals that end a request for protection; after any other failure it is sent again. */
const finalCodes = [codes.badParameter, codes.notFound, codes.alreadyDone];
/** Refusals of a password or code, which the waiting player corrects. */
const proofCodes = [codes.wrongPassword, codes.locked, codes.wrongCode];

const isRefused = (error: unknown, by: readonly number[]) =>
  error instanceof Failure && error.kind === 'refused' && by.includes(error.code);

/**
 * Whether a newer request makes an older one void: it refuses the same offers or more, or sets the same limit as
 * tightly or more.
 */
function replaces(newer: Pick<PendingRequest, 'userId' | 'call' | 'input'>, older: PendingRequest) {
  if (newer.userId !== older.userId || newer.call !== older.call) return false;
  if (newer.call === 'marketingOptOut')
    return refusesAllOf(newer.input as Input<'marketingOptOut'>, older.input as Input<'marketingOptOut'>);
  if (newer.call !== 'selfLimitSet') return false;
  const [wanted, before] = [newer.input as Input<'selfLimitSet'>, older.input as Input<'selfLimitSet'>];
  if (wanted.kind !== before.kind || wanted.period !== before.period) return false;
  return wanted.kind === 'reminder' || tightens(before.value, wanted.value);
}

/**
 * What a retry sends: of a choice about offers only the refusals, as a late consent could undo a later refusal. A break
 * or an exclusion that began while the operator's clock was unknown counts from no earlier than it says by now; one
 * that an earlier build has left without `from` counts from its end less its length.
 */
function retriedInput({ call, input, at, standing }: PendingRequest, clockOffset: number) {
  if (call === 'marketingOptOut') return refusalsIn(input as Input<'marketingOptOut'>);
  if (call !== 'selfExclude') return input;
  const exclusion = input as Input<'selfExclude'>;
  const from = exclusion.from ?? (standing ? startOfSpan(standing.until, exclusion) : 0);
  return { ...exclusion, from: Math.max(from, at + clockOffset) };
}

/** A stored request that is no longer in flight from the tab that stored it. */
const notSending = ({ sending: _sent, ...request }: PendingRequest): PendingRequest => request;

/** The delay after a retry that the operator answered without accepting, milliseconds; it doubles each time. */
const backOff = { first: 60_000, longest: 30 * 60_000 };
/** Failures that say nothing about the operator: the next retry isn't delayed. */
const noAnswer = ['offline', 'network', 'timeout', 'stopped'];

/** What the outbox depends on. */
interface Dependencies {
  clock: OperatorClock;
  /** Stores a player's restriction. */
  storeRestriction(userId: number, standing: RgState): Promise<void>;
  /** Makes every tab read the restrictions from the vault again. */
  restrictionsChanged(): Promise<void>;
  /** Called when a retry has delivered a request of the current player. */
  onDelivered(name: PendingRequest['call']): void;
  /** Called when a request of the current player is dropped: its retry was refused, or its end is past. */
  onDropped(): void;
}

/**
 * The outbox of requests for protection: each is stored before it is sent, and kept until the operator has answered it
 * (checklist O-04).
 */
export function createOutbox(
  core: Core,
  { clock, storeRestriction, restrictionsChanged, onDelivered, onDropped }: Dependencies,
) {
  const { world, network, stores, vault, identity, call, replies } = core;
  const { session } = stores;
  const endOf = createEnds(clock);
  let delivering: Promise<void> | undefined;
  /** The requests whose retries are delayed: by how long, and until when by `world.elapsed`. */
  const delays = new Map<string, { ms: number; until: number }>();
  /** The tokens of requests that are done, whose sessions had been logged out by then. */
  const leftTokens = new Set<string>();

  /** Delivers the pending requests in order, each idempotent by its own id (payloads K). */
  async function deliver() {
    const { unheard } = await vault.read();
    const now = world.now();
    for (const request of unheard) {
      const { requestId, userId, call: name, at, sending = 0 } = request;
      if (at <= now && now < sending) continue;
      if (world.elapsed() < (delays.get(requestId)?.until ?? 0)) continue;
      if (!(await stored(requestId))) continue;
      // Asked after each wait, as another player may have logged in meanwhile.
      const isOwn = () => userId === session.userId;
      const input = retriedInput(request, clock.now() - world.now());
      const end = endOf(request);
      // A consent that an earlier build has stored, or a restriction that is over.
      if (Object.keys(input).length === 0 || end === 'past') {
        await forget(requestId);
        if (isOwn()) onDropped();
        continue;
      }
      if (end === 'unknown') continue;
      // A request still marked as sending comes from a tab that has died.
      if (sending) await keep(request);
      // Read again, as its token may have been renewed since.
      const waiting = await stored(requestId);
      if (!waiting) continue;
      try {
        const answer = await call(name, input, { requestId, token: isOwn() ? identity.token() : waiting.token });
        await forget(requestId);
        if (isOwn()) onDelivered(name);
        if (name === 'selfExclude') await storeRestriction(userId, answer as Output<'selfExclude'>);
      } catch (error) {
        if (!isRefused(error, finalCodes) && (isOwn() || !isAbandoned(request, error, now))) {
          // A retry has no proof: the operator refused that of the first attempt, which this id now stands for.
          const id = isRefused(error, proofCodes) ? await renew(requestId) : requestId;
          delay(id, error);
          continue;
        }
        await forget(requestId, name === 'rgAck' ? [] : [{ userId, call: name, at }]);
        if (isOwn()) onDropped();
      }
    }
    await restrictionsChanged();
    await endLeftSessions();
  }

  /** Ends the sessions that were logged out with pending requests once none needs their token. */
  async function endLeftSessions() {
    const { unheard, token: live } = await vault.read();
    const neededTokens = [live, identity.token(), ...unheard.map(({ token }) => token)];
    const unneeded = [...leftTokens].filter((token) => !neededTokens.includes(token));
    leftTokens.clear();
    for (const token of unneeded) await call('logout', {}, { token }).catch(() => {});
  }

  /** A request as it is stored now; undefined once another tab has delivered or replaced it. */
  async function stored(id: string) {
    return (await vault.read()).unheard.find(({ requestId }) => requestId === id);
  }

  /** Gives a request another id, and resolves with it. */
  async function renew(id: string) {
    const requestId = world.uuid();
    await vault.change(({ unheard }) => ({
      unheard: unheard.map((each) => (each.requestId === id ? { ...each, requestId } : each)),
    }));
    return requestId;
  }

  function delay(requestId: string, error: unknown) {
    if (error instanceof Failure && noAnswer.includes(error.kind)) return;
    const ms = Math.min((delays.get(requestId)?.ms ?? backOff.first / 2) * 2, backOff.longest);
    delays.set(requestId, { ms, until: world.elapsed() + ms });
  }

  /** Removes a request from the outbox; `refusals` are kept until their player has seen them. */
  function forget(requestId: string, refusals: RefusedRequest[] = []) {
    delays.delete(requestId);
    return vault.change(({ unheard, refused = [], token: live }) => {
      const done = unheard.find((each) => each.requestId === requestId);
      if (done && done.token !== live) leftTokens.add(done.token);
      return { unheard: unheard.filter((each) => each !== done), refused: [...refused, ...refusals] };
    });
  }

  /** Puts the requests back that a refused one had replaced, with its token where that was theirs, too. */
  function restore(replaced: readonly PendingRequest[], { requestId, token }: PendingRequest) {
    return vault.change(({ unheard }) => {
      const renewed = unheard.find((each) => each.requestId === requestId)?.token ?? token;
      const restored = replaced.map((each) => (each.token === token ? { ...each, token: renewed } : each));
      return { unheard: [...restored, ...unheard] };
    });
  }

  /**
   * Keeps a request whose delivery is unconfirmed: it applies on this device and is retried until the operator answers,
   * even after the player logs out. The rest of it stays as stored, as its token may have been renewed meanwhile.
   */
  async function keep({ requestId, userId, standing }: PendingRequest) {
    await vault.change(({ unheard }) => ({
      unheard: unheard.map((each) => (each.requestId === requestId ? notSending(each) : each)),
    }));
    if (standing) await storeRestriction(userId, standing);
    else await restrictionsChanged();
  }

  /**
   * Stores a request in place of those it makes void, and sends it; `retryInput` is the input of its retries. Resolves
   * with whether it was delivered.
   */
  async function send<N extends PendingRequest['call'] & WriteName>(
    name: N,
    input: Input<N>,
    retryInput: Input<N>,
    standing?: NonNullable<PendingRequest['standing']>,
  ) {
    const { userId, epoch } = session;
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
    let replaced: PendingRequest[] = [];
    if (userId)
      await vault.change(({ unheard, token: live, epoch: current }) => {
        // Another tab may have renewed the token of this session.
        if (live && current === epoch) request.token = live;
        replaced = unheard.filter((older) => replaces(request, older));
        return { unheard: [...unheard.filter((older) => !replaced.includes(older)), request] };
      });
    try {
      // Another player may have logged in while it was stored: it is sent later, with its own token.
      if (session.epoch !== epoch) throw new Failure('stopped');
      const answer = await replies.write(name, input, requestId);
      await forget(requestId);
      return { isDelivered: true, response: answer };
    } catch (error) {
      if (userId && !isRefused(error, [...finalCodes, ...proofCodes])) {
        await keep(request);
        return { isDelivered: false, response: undefined };
      }
      if (replaced.length) await restore(replaced, request);
      await forget(requestId);
      if (standing) await restrictionsChanged();
      throw error;
    }
  }

  /** Removes the pending requests that one which the operator has accepted without being stored makes void. */
  async function overtake(accepted: Parameters<typeof replaces>[0]) {
    await vault.change(({ unheard }) => ({ unheard: unheard.filter((older) => !replaces(accepted, older)) }));
    await restrictionsChanged();
  }

  return { send, overtake, deliver: () => (delivering ??= deliver().finally(() => (delivering = undefined))) };
}
