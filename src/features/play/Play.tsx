import { useRef, useState } from 'react';
import { href } from '../../app/href.ts';
import { go } from '../../app/navigation.ts';
import { useTitle } from '../../app/useTitle.ts';
import { app } from '../../app/worker.ts';
import { GameBar } from './GameBar.tsx';
import { GameFrame } from './GameFrame.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { GameMessage } from './messages.ts';
import css from './play.module.css';
import { throttle } from './throttle.ts';
import { Trouble } from './Trouble.tsx';
import { TurnHint } from './TurnHint.tsx';
import { useBackGuard } from './useBackGuard.ts';
import { useGameName } from './useGameName.ts';
import { useOpenGame, type Asked } from './useOpenGame.ts';
import { useWakeLock } from './useWakeLock.ts';
import { words } from './words.ts';

/** A game may speak of its balance as often as it likes; it is asked for at most once in this time, milliseconds. */
const balancePause = 1_000;
const askBalance = throttle(() => void app.afterRound().catch(() => {}), balancePause);

/** A game with its bar. It is left by the button, by the game itself or by a step back, in a round only after asking. */
export function Play(asked: Asked) {
  const t = words.use();
  const name = useGameName(asked.gameId) || t('game');
  const { opening, again, giveUp } = useOpenGame(asked);
  const inRound = useRef(false);
  const [asking, setAsking] = useState(false);
  useTitle(name);
  useWakeLock(opening.stage === 'open');

  const mayLeave = () => {
    const free = opening.stage !== 'open' || !inRound.current;
    setAsking(!free && !asking);
    return free;
  };
  const leave = useBackGuard(opening.stage === 'open', mayLeave);

  const deposit = () => void go(href('/wallets', { name: 'deposit', back: true }));

  const hear = (message: GameMessage) => {
    if (message.type === 'ready') inRound.current = false;
    if (message.type === 'round') inRound.current = message.inRound;
    if (message.type === 'balance') askBalance();
    if (message.type === 'exit') leave();
    if (message.type === 'deposit') deposit();
  };

  return (
    <main className={css['play']}>
      <GameBar
        asked={asked}
        name={name}
        opening={opening}
        onExit={() => mayLeave() && leave()}
        onDeposit={() => mayLeave() && deposit()}
      />
      {opening.stage === 'asked' && <output className={css['waiting']}>{t('opening')}</output>}
      {opening.stage === 'open' && (
        <>
          <TurnHint orientation={opening.orientation} />
          <GameFrame key={opening.url.href} url={opening.url} name={name} onMessage={hear} onSilence={giveUp} />
        </>
      )}
      {opening.stage === 'failed' && <Trouble why={opening.why} gameId={asked.gameId} onAgain={again} />}
      {asking && <LeaveDialog onLeave={leave} onStay={() => setAsking(false)} />}
    </main>
  );
}
