import { Suspense, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { show } from '#nav/modals.ts';
import { go } from '#nav/navigation.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useTitle } from '#browser/useTitle.ts';
import { app } from '#data/worker.ts';
import { GameBar } from './bar/GameBar.tsx';
import { GameFrame } from './frame/GameFrame.tsx';
import { Opening } from './frame/Opening.tsx';
import { CareSheet, loadRg, RealityCheck } from './lazyRg.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { GameMessage } from './frame/messages.ts';
import css from './Play.module.css';
import { throttle } from './frame/throttle.ts';
import { LaunchFailed } from './LaunchFailed.tsx';
import { RotateHint } from './frame/RotateHint.tsx';
import { useBackGuard } from './useBackGuard.ts';
import { useEndOfPlay } from './useEndOfPlay.ts';
import { useGame } from './useGame.ts';
import { useOpenGame, type GameRequest } from './useOpenGame.ts';
import { useWakeLock } from './frame/useWakeLock.ts';
import { words } from './words.en.ts';

/** Throttle for balance messages of a game: the balance is refreshed at most once in this time, milliseconds. */
const balancePause = 1_000;
const refreshBalance = throttle(() => void app.play.afterRound().catch(() => {}), balancePause);

/**
 * Throttle for error messages of a game, which may be due to a limit or a break of the player's: the rg status is
 * refreshed at most once in this time, milliseconds.
 */
const rgPause = 5_000;
const refreshRg = throttle(() => void app.rg.checkProtection().catch(() => {}), rgPause);

/**
 * A game with its bar. It is closed by the button, by the game itself or by the browser's back button, during a round
 * only after confirmation; `onEnded` is called when time was up, or else when the operator has stopped play.
 */
export function Play({ onEnded, ...request }: GameRequest & { onEnded: (isTimeUp: boolean) => void }) {
  const t = words.use();
  const game = useGame(request.gameId);
  const name = game?.name || t('game');
  const { opening, again, giveUp } = useOpenGame(request);
  const inRound = useRef(false);
  /** What the game asked for during a due reality check, which is answered first. */
  const afterCheck = useRef<() => void>(undefined);
  /** The target of leaving, while the confirmation is open; without a target it is left as by a step back. */
  const [pendingExit, setPendingExit] = useState<{ way?: (() => void) | undefined }>();
  const [isCareOpen, setIsCareOpen] = useState(false);
  useTitle(name);
  useEffect(() => void loadRg().catch(() => {}), []);
  useWakeLock(opening.stage === 'open');

  const rg = useSnapshot(stores.rg);
  /** A reality check is shown over an open game alone, so nothing else waits for its answer. */
  const realityDue = rg.realityDue && opening.stage === 'open';
  const { maintenance } = useSnapshot(stores.settings);
  const minutesLeft = useEndOfPlay(
    opening.stage === 'open' && !request.tryIt ? opening.at : 0,
    () => inRound.current,
    onEnded,
  );

  useEffect(() => {
    if (realityDue) afterCheck.current = undefined;
  }, [realityDue]);

  const mayLeave = (way?: () => void) => {
    if (realityDue) return false;
    const free = opening.stage !== 'open' || !inRound.current;
    setPendingExit(free || pendingExit ? undefined : { way });
    return free;
  };
  const leave = useBackGuard(opening.stage === 'open', () => {
    setIsCareOpen(false);
    return !isCareOpen && mayLeave();
  });
  const exit = (way?: () => void) => {
    setIsCareOpen(false);
    if (mayLeave(way)) (way ?? leave)();
  };

  const deposit = () => void show('deposit', {}).catch(report);

  const whenChecked = (act: () => void) => {
    if (realityDue) afterCheck.current = act;
    else act();
  };

  const hear = (message: GameMessage) => {
    if (message.type === 'ready') inRound.current = false;
    if (message.type === 'round') inRound.current = message.inRound;
    // A confirmation about the round closes when the round ends.
    if (!inRound.current) setPendingExit(undefined);
    if (message.type === 'balance') refreshBalance();
    if (message.type === 'error' && !request.tryIt) refreshRg();
    if (message.type === 'exit') whenChecked(leave);
    if (message.type === 'deposit' && !request.tryIt) whenChecked(deposit);
  };

  return (
    <main className={css['play']}>
      <GameBar
        request={request}
        name={name}
        opening={opening}
        onExit={() => exit()}
        onDeposit={deposit}
        onCare={() => setIsCareOpen(true)}
      />
      {opening.stage === 'asked' && <Opening game={game} text={t('opening')} />}
      {opening.stage === 'open' && (
        <>
          {minutesLeft !== undefined && <output className={css['left']}>{t('minutesLeft', { n: minutesLeft })}</output>}
          {maintenance?.status && <output className={css['left']}>{t('closing')}</output>}
          <RotateHint orientation={opening.orientation} />
          <GameFrame
            key={opening.url.href}
            url={opening.url}
            name={name}
            game={game}
            onMessage={hear}
            onSilence={giveUp}
          />
        </>
      )}
      <Suspense fallback={<output className={css['waiting']}>{t('opening')}</output>}>
        {opening.stage === 'failed' && <LaunchFailed why={opening.why} gameId={request.gameId} onAgain={again} />}
      </Suspense>
      <Suspense>
        {opening.stage === 'open' && realityDue && (
          <RealityCheck since={opening.at} onContinue={() => afterCheck.current?.()} onStop={leave} />
        )}
      </Suspense>
      <Suspense>
        {isCareOpen && !realityDue && (
          <CareSheet onClose={() => setIsCareOpen(false)} onLeave={(to) => exit(() => void go(to))} />
        )}
      </Suspense>
      {pendingExit && !realityDue && (
        <LeaveDialog onLeave={pendingExit.way ?? leave} onStay={() => setPendingExit(undefined)} />
      )}
    </main>
  );
}
