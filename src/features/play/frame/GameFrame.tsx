import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { Tile } from '#contract/entities.ts';
import { stores } from '#data/stores.ts';
import { parseMessage, type GameMessage } from './messages.ts';
import { Opening } from './Opening.tsx';
import css from '../Play.module.css';
import { words } from '../words.en.ts';

/** Timeout for a game's ready message (GA-07), milliseconds. */
export const readyTimeout = 10_000;

/**
 * A balance that changes so soon after the game reported it was caused by the game and isn't reported back,
 * milliseconds; any other change is, such as a deposit (GA-17).
 */
const echo = 5_000;

/**
 * What the sandboxed frame may do (reliability 5.4): run scripts, go full screen, read the orientation; never navigate
 * the app, open dialogs or download.
 */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-orientation-lock',
  'allow-pointer-lock',
].join(' ');

interface GameFrameProps {
  url: URL;
  name: string;
  /** What is shown until it is ready. */
  game: Tile | undefined;
  onMessage: (message: GameMessage) => void;
  /** The game sent no message before the timeout. */
  onSilence: () => void;
}

/** The game in an iframe on its own origin; only messages from its window and that origin are accepted. */
export function GameFrame({ url, name, game, onMessage, onSilence }: GameFrameProps) {
  const t = words.use();
  const frame = useRef<HTMLIFrameElement>(null);
  /** When the game last reported a change of the balance. */
  const spoke = useRef(-Infinity);
  const [ready, setReady] = useState(false);
  const silent = useEffectEvent(onSilence);

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = parseMessage(event, { source: frame.current?.contentWindow, origin: url.origin });
    if (!message) return;
    if (message.type === 'ready') {
      setReady(true);
      frame.current?.focus();
    } else if (message.type === 'balance') spoke.current = performance.now();
    else if (message.type === 'error' && !ready) silent();
    onMessage(message);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(
    () =>
      subscribeKey(stores.wallet, 'coin', () => {
        if (performance.now() - spoke.current < echo) return;
        frame.current?.contentWindow?.postMessage({ type: 'balance' }, url.origin);
      }),
    [url],
  );

  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => silent(), readyTimeout);
    return () => clearTimeout(timer);
  }, [ready]);

  return (
    <div className={css['table']}>
      <iframe
        ref={frame}
        className={css['frame']}
        src={url.href}
        title={name}
        sandbox={sandbox}
        allow="autoplay; fullscreen; gyroscope; accelerometer"
        referrerPolicy="strict-origin"
      />
      {!ready && (
        <div className={css['cover']}>
          <Opening game={game} text={t('starting')} />
        </div>
      )}
    </div>
  );
}
