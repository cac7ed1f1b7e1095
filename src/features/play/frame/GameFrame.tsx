import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { subscribeKey } from 'valtio/vanilla/utils';
import { stores } from '#data/stores.ts';
import { heard, type GameMessage } from './messages.ts';
import css from '../Play.module.css';
import { words } from '../words.ts';

/** How long a game may take to say that it is ready (GA-07), milliseconds. */
export const patience = 10_000;

/** A balance that moves so soon after the game said so is no news to it, milliseconds; any other is, such as a deposit (GA-17). */
const echo = 5_000;

/** What a game may do (reliability 5.4): run, be full screen, hear the tilt; never lead the app away, ask or download. */
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
  onMessage: (message: GameMessage) => void;
  /** The game said nothing within its time. */
  onSilence: () => void;
}

/** The game itself, on its own origin; only what its window says from there is heard. */
export function GameFrame({ url, name, onMessage, onSilence }: GameFrameProps) {
  const t = words.use();
  const frame = useRef<HTMLIFrameElement>(null);
  /** When the game last spoke of the balance. */
  const spoke = useRef(-Infinity);
  const [ready, setReady] = useState(false);
  const silent = useEffectEvent(onSilence);

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = heard(event, { source: frame.current?.contentWindow, origin: url.origin });
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
    const timer = setTimeout(() => silent(), patience);
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
      {!ready && <output className={css['cover']}>{t('starting')}</output>}
    </div>
  );
}
