import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Balance } from '../../app/Balance.tsx';
import { href } from '../../app/href.ts';
import { go } from '../../app/navigation.ts';
import { stores } from '../../app/stores.ts';
import { useTitle } from '../../app/useTitle.ts';
import { words as shell } from '../../app/words.ts';
import { app } from '../../app/worker.ts';
import { Button } from '../../ui/Button.tsx';
import { GameFrame } from './GameFrame.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { GameMessage } from './messages.ts';
import css from './play.module.css';
import { throttle } from './throttle.ts';
import { Trouble } from './Trouble.tsx';
import { useBackGuard } from './useBackGuard.ts';
import { useGameName } from './useGameName.ts';
import { useOpenGame, type Asked } from './useOpenGame.ts';
import { words } from './words.ts';

/** A game may speak of its balance as often as it likes; it is asked for at most once in this time, milliseconds. */
const balancePause = 1_000;
const askBalance = throttle(() => void app.afterRound().catch(() => {}), balancePause);

/** A game with its bar. It is left by the button, by the game itself or by a step back, in a round only after asking. */
export function Play(asked: Asked) {
  const t = words.use();
  const common = shell.use();
  const name = useGameName(asked.gameId) || t('game');
  const { userId } = useSnapshot(stores.session);
  const { opening, again, giveUp } = useOpenGame(asked);
  const inRound = useRef(false);
  const [asking, setAsking] = useState(false);
  useTitle(name);

  const mayLeave = () => {
    const free = opening.stage !== 'open' || !inRound.current;
    setAsking(!free && !asking);
    return free;
  };
  const leave = useBackGuard(opening.stage === 'open', mayLeave);

  const hear = (message: GameMessage) => {
    if (message.type === 'ready') inRound.current = false;
    if (message.type === 'round') inRound.current = message.inRound;
    if (message.type === 'balance') askBalance();
    if (message.type === 'exit') leave();
    if (message.type === 'deposit') void go(href('/wallets', { name: 'deposit', back: true }));
  };

  return (
    <main className={css['play']}>
      <header className={css['bar']}>
        <Button kind="quiet" onClick={() => mayLeave() && leave()}>
          {t('exit')}
        </Button>
        <h1 className={css['name']} tabIndex={-1}>
          {name}
        </h1>
        {asked.tryIt && <span className={css['demo']}>{common('demo')}</span>}
        {userId !== 0 && <Balance />}
      </header>
      {opening.stage === 'asked' && <output className={css['waiting']}>{t('opening')}</output>}
      {opening.stage === 'open' && (
        <GameFrame key={opening.url.href} url={opening.url} name={name} onMessage={hear} onSilence={giveUp} />
      )}
      {opening.stage === 'failed' && <Trouble why={opening.why} gameId={asked.gameId} onAgain={again} />}
      {asking && <LeaveDialog onLeave={leave} onStay={() => setAsking(false)} />}
    </main>
  );
}
