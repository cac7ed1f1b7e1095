import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import type { Talk } from '#shared/support/chat.ts';
import { Button } from '#ui/Button.tsx';
import css from './ChatPanel.module.css';
import { hearChat } from './hearChat.ts';
import { words } from './words.en.ts';

/** The timeout for the vendor's page to report ready, milliseconds (SV-02). */
export const readyWithin = 10_000;

/** What the vendor's page may do (reliability 5.4): never navigate the app, open its dialogs or download. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface ChatFrameProps extends Pick<Talk, 'address' | 'others'> {
  /** Whether it is visible; the vendor's page is notified. */
  open: boolean;
}

/** The vendor's hosted page on its own origin; if it fails to load, other contacts. */
export function ChatFrame({ address, others, open }: ChatFrameProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const { origin } = useMemo(() => new URL(address), [address]);
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [stage, setStage] = useState<'opening' | 'ready' | 'failed'>('opening');
  const isReady = stage === 'ready';
  const again = () => {
    setStage('opening');
    setAttempt((n) => n + 1);
  };

  useEffect(
    () => hearChat({ source: () => frame.current?.contentWindow, origin, onReady: () => setStage('ready') }),
    [origin],
  );

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ type: 'visible', visible: open }, origin);
  }, [isReady, open, origin]);

  useEffect(() => {
    if (stage !== 'opening' || !onLine) return;
    const timer = setTimeout(() => setStage('failed'), readyWithin);
    return () => clearTimeout(timer);
  }, [stage, onLine, attempt]);

  // A frame requested while offline never loaded, so it is requested again once online.
  const wasCutOff = useRef(!onLine);
  const retry = useEffectEvent(() => {
    if (!isReady) again();
  });
  useEffect(() => {
    if (onLine && wasCutOff.current) retry();
    wasCutOff.current = !onLine;
  }, [onLine]);

  return (
    <div className={css['talk']}>
      {!onLine && <output className={css['note']}>{t('cutOff')}</output>}
      {stage === 'opening' && onLine && (
        <output className={css['note']}>
          {t('opening')} {t('never')}
        </output>
      )}
      {stage === 'failed' && (
        <div className={css['failed']} role="alert">
          <h3>{t('failed')}</h3>
          <p>{t('failedText')}</p>
          <Button onClick={again}>{t('retry')}</Button>
        </div>
      )}
      {!isReady && (stage === 'failed' || !onLine) && (
        <ul className={css['others']}>
          {others.map(({ label, href, site }) => (
            <li key={href}>{site ? <OutsideLink href={href}>{label}</OutsideLink> : <a href={href}>{label}</a>}</li>
          ))}
        </ul>
      )}
      <iframe
        key={attempt}
        ref={frame}
        className={isReady ? css['frame'] : css['unready']}
        src={address}
        title={t('chat')}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
      />
    </div>
  );
}
