import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Failure } from '#contract/failure.ts';
import { moneyActs, type ActOutput, type MoneyActions } from '#contract/moneyActs.ts';
import type { Reward } from '#contract/signInReply.ts';
import { effect } from '#data/effects.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { useAction } from '#nav/useAction.ts';
import { lacksDeposit } from '#shared/deposit/useRewardLock.ts';
import { openAct } from '#shared/money-act/openAct.ts';
import type { ClaimAct, ClaimAction } from '../claimable.ts';
import { needsDeposit, type ReadyClaim } from '../readyClaims.ts';

/**
 * Where a claim stands: a waiting one may have been sent before and not done, or be blocked by another act of its kind,
 * an `unknown` one is being looked up, of an `unsure` one nothing more can be learnt here, and a `locked` one wasn't sent,
 * because cash waits for the first deposit.
 */
export type Step =
  | { state: 'waiting'; why?: 'notDone' | 'blocked' }
  | { state: 'sending' | 'locked' }
  | { state: 'unknown' | 'unsure'; requestId: string }
  | { state: 'done'; rewards: readonly Reward[] }
  | { state: 'refused'; failure: Failure };

const waiting: Step = { state: 'waiting' };

/** Whether a claim can't be sent while another act of its kind is open, in this tab or another. */
export const isBlocked = (step: Step) => step.state === 'waiting' && step.why === 'blocked';

const actions: MoneyActions = app.money;
const send = <A extends ClaimAction>({ action, input }: ClaimAct<A>): Promise<ActOutput<A>> => actions[action](input);

/**
 * Sends claims one after another, each once as a money act of its own. The next one follows one that is refused, and one
 * that another act of its kind blocks, which waits for that act to end and another tap. After one whose outcome is unknown,
 * or without a connection, nothing more is sent before another tap. `onFailure` takes what concerns more than one claim:
 * that nothing could be sent, or that cash waits for a deposit.
 */
export function useClaiming(claims: readonly ReadyClaim[], onFailure: (failure: unknown) => void) {
  const [sent, setSent] = useState<readonly Step[]>(() => claims.map(() => waiting));
  const acts = useSnapshot(stores.acts);
  const callOf = (place: number) => moneyActs[claims[place]!.act.action].endpoint;
  /** The claim that was sent last. */
  const [current, setCurrent] = useState(-1);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  const steps = sent.map((step, place): Step => {
    const open = acts[callOf(place)];
    if (step.state === 'unknown' && open?.requestId !== step.requestId) return { ...step, state: 'unsure' };
    return isBlocked(step) && !open ? waiting : step;
  });
  const done = steps.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (done > 0) effect('win');
  }, [done]);

  const setStep = (place: number, step: Step) =>
    setSent((before) => before.map((each, other) => (other === place ? step : each)));
  /** Reads anew what refused a claim: it may have been claimed elsewhere. */
  const readAgain = ({ source: { name, input } }: ReadyClaim) =>
    void app.replies.read(name, input, true).catch(() => {});

  /** Locks the claims that wait for the first deposit. */
  const lockCash = () =>
    setSent((before) =>
      before.map((each, place) =>
        each.state === 'waiting' && needsDeposit(claims[place]!) ? { state: 'locked' } : each,
      ),
    );

  /** Sends one, and says where it stands then. */
  async function sendOne(place: number): Promise<Step> {
    const before = stores.acts[callOf(place)]?.requestId;
    try {
      const { rewards } = await send(claims[place]!.act);
      return { state: 'done', rewards };
    } catch (failure) {
      const requestId = openAct(callOf(place), failure, before);
      if (requestId !== undefined) return { state: 'unknown', requestId };
      if (failure instanceof Failure && failure.kind === 'busy') return { state: 'waiting', why: 'blocked' };
      if (failure instanceof Failure && failure.kind === 'refused') return { state: 'refused', failure };
      setStep(place, waiting);
      throw failure;
    }
  }

  const rest = steps.flatMap(({ state }, place) => (state === 'waiting' ? [place] : []));
  const sending = useAction(async () => {
    const { epoch } = stores.session;
    let isLocked = false;
    for (const place of rest) {
      const claim = claims[place]!;
      if (isClosed.current || stores.session.epoch !== epoch) return;
      if (isLocked && needsDeposit(claim)) continue;
      setCurrent(place);
      setStep(place, { state: 'sending' });
      const step = await sendOne(place);
      setStep(place, step);
      if (step.state === 'unknown') return;
      if (step.state !== 'refused') continue;
      readAgain(claim);
      if (!lacksDeposit(step.failure)) continue;
      isLocked = true;
      lockCash();
      onFailure(step.failure);
    }
  }, onFailure);

  /** Some were settled before the tap that is under way. */
  const [wasBegun, setWasBegun] = useState(false);
  const isBegun = rest.length < claims.length;

  return {
    steps,
    current,
    busy: sending.busy,
    /** How many are to be sent. */
    left: rest.length,
    /** Some were sent and settled, and others are left by that. */
    isRest: sending.busy ? wasBegun : isBegun,
    isUnknown: steps.some(({ state }) => state === 'unknown'),
    /** All that are left wait for other acts. */
    isBlocked: rest.length > 0 && rest.every((place) => isBlocked(steps[place]!)),
    /** Sends those that wait. */
    run() {
      setWasBegun(isBegun);
      void sending.run();
    },
    /** Settles the claim that was sent under this id, once its outcome is known. */
    settle: (requestId: string, step: Step) =>
      setSent((before) =>
        before.map((each) => (each.state === 'unknown' && each.requestId === requestId ? step : each)),
      ),
  };
}

export type Claiming = ReturnType<typeof useClaiming>;
