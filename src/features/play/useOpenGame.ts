import { useEffect, useReducer, useRef, useState } from 'react';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { language } from '#i18n/language.ts';
import { track } from '#nav/analytics.ts';
import { app } from '#data/worker.ts';
import { forgetGame, holdOpening, rememberGame } from './gameInPlay.ts';
import { holdBusy } from './holdBusy.ts';
import { frameable } from './frame/launchUrl.ts';
import { showSummary } from './summary.ts';

/** A request to open a game; `activityId` is 0 for none. */
export interface GameRequest {
  gameId: number;
  tryIt: boolean;
  activityId: number;
}

/**
 * The state of a launch: loading; open at an address that may be framed since `at` (epoch milliseconds), with the
 * operator's balance at that time; or failed, with the reason.
 */
export type Opening =
  | { stage: 'asked' }
  | { stage: 'open'; url: URL; orientation: number; at: number; coin: Money | undefined }
  | { stage: 'failed'; why: Failure | 'address' | 'slow' };

/**
 * Launches a game once per mount, and again on `again`, because an address works once. The game session is closed once:
 * when the launch fails, on `giveUp` or on unmount, even if the address arrives only then; until the operator has
 * answered that, updates of the app are blocked, and no other tab closes it.
 */
export function useOpenGame({ gameId, tryIt, activityId }: GameRequest) {
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  const [state, setState] = useState<{ attempt: number; opening: Opening }>({ attempt, opening: { stage: 'asked' } });
  const leaveNow = useRef(() => {});

  useEffect(() => {
    let here = true;
    let openedAt = 0;
    const say = (opening: Opening) => here && setState({ attempt, opening });
    const name = crypto.randomUUID();
    const releases = [holdBusy(), holdOpening(name)];
    const launch = app.play.openGame({
      opening: name,
      gameId,
      tryIt,
      lang: language.code,
      ...(activityId > 0 && { activityId }),
    });
    const opened = launch.then(
      ({ url, orientation, coin }) => {
        const address = frameable(url, location);
        if (address) track('game_start', { gameId, demo: tryIt });
        if (address && here) rememberGame(name);
        openedAt = Date.now();
        say(
          address
            ? { stage: 'open', url: address, orientation, at: openedAt, coin }
            : { stage: 'failed', why: 'address' },
        );
        return address !== null;
      },
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        say({ stage: 'failed', why: failure });
        return false;
      },
    );
    const leave = () => {
      if (!here) return;
      here = false;
      forgetGame(name);
      const left = opened.then((wasOpen) => {
        if (wasOpen) track('game_exit', { gameId, demo: tryIt });
        const played = Date.now() - openedAt;
        return app.play.leaveGame(name).then(
          (sums) => showSummary(sums, played),
          () => {},
        );
      });
      void left.finally(() => releases.forEach((release) => release()));
    };
    leaveNow.current = leave;
    void opened.then((isOpen) => isOpen || leave());
    return leave;
  }, [gameId, tryIt, activityId, attempt]);

  return {
    opening: state.attempt === attempt ? state.opening : ({ stage: 'asked' } as const),
    again: retry,
    /** The frame didn't get ready before the timeout. */
    giveUp: () => {
      leaveNow.current();
      setState({ attempt, opening: { stage: 'failed', why: 'slow' } });
    },
  };
}
