import { useEffect, useRef, useState } from 'react';
import { Failure, type FailureKind } from '#contract/failure.ts';
import type { Reward } from '#contract/signInReply.ts';
import { effect } from '#data/effects.ts';
import { app } from '#data/worker.ts';
import { report } from '#nav/report.ts';
import { useAction } from '#nav/useAction.ts';
import type { ClaimAct } from '../claimable.ts';
import type { ReadyClaim } from '../readyClaims.ts';

/** Where a claim stands; an `unknown` one is being looked up, and of an `unsure` one nothing more can be learnt here. */
export type Step =
  | { state: 'waiting' | 'sending' | 'unknown' | 'unsure' }
  | { state: 'done'; rewards: readonly Reward[] }
  | { state: 'refused'; failure?: Failure };

/** Failures after which the outcome of a claim is unknown. */
const unknowing: readonly FailureKind[] = ['uncertain', 'timeout', 'stopped'];

/** Failures that are about this claim alone, so that the next one may be sent. */
const ofItself: readonly FailureKind[] = ['refused', 'busy'];

const waiting: Step = { state: 'waiting' };

const send = ({ action, input }: ClaimAct) =>
  (app.money[action] as (input: ClaimAct['input']) => Promise<{ rewards: readonly Reward[] }>)(input);

/**
 * Sends claims one after another, each once as a money act of its own. A refused one is said and the next one follows;
 * after one whose outcome is unknown, or without a connection, nothing more is sent before another tap.
 */
export function useClaiming(claims: readonly ReadyClaim[]) {
  const [steps, setSteps] = useState<readonly Step[]>(() => claims.map(() => waiting));
  /** The claim that was sent last. */
  const [current, setCurrent] = useState(-1);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  const setStep = (place: number, step: Step) =>
    setSteps((before) => before.map((each, other) => (other === place ? step : each)));
  const done = (place: number, rewards: readonly Reward[]) => {
    effect('win');
    setStep(place, { state: 'done', rewards });
  };
  /** Reads anew what refused a claim: it may have been claimed elsewhere. */
  const readAgain = ({ source: { name, input } }: ReadyClaim) =>
    void app.replies.read(name, input, true).catch(() => {});

  /** Sends one; false if nothing may follow it now. */
  async function sendOne(place: number): Promise<boolean> {
    const claim = claims[place]!;
    setCurrent(place);
    setStep(place, { state: 'sending' });
    try {
      const { rewards } = await send(claim.act);
      done(place, rewards);
      return true;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      if (unknowing.includes(failure.kind)) {
        setStep(place, { state: 'unknown' });
        return false;
      }
      if (ofItself.includes(failure.kind)) {
        setStep(place, { state: 'refused', failure });
        readAgain(claim);
        return true;
      }
      setStep(place, waiting);
      throw failure;
    }
  }

  const rest = steps.flatMap(({ state }, place) => (state === 'waiting' ? [place] : []));
  const sending = useAction(async () => {
    for (const place of rest) if (isClosed.current || !(await sendOne(place))) return;
  }, report);

  return {
    steps,
    current,
    busy: sending.busy,
    /** How many were not sent yet. */
    left: rest.length,
    isUnknown: steps.some(({ state }) => state === 'unknown'),
    /** Sends those that weren't sent yet. */
    run: () => void sending.run(),
    done,
    notDone: (place: number) => setStep(place, { state: 'refused' }),
    /** Nothing more is known of one whose outcome was unknown. */
    unsure: (place: number) =>
      setSteps((before) =>
        before.map((each, other) => (other === place && each.state === 'unknown' ? { state: 'unsure' } : each)),
      ),
  };
}

export type Claiming = ReturnType<typeof useClaiming>;
