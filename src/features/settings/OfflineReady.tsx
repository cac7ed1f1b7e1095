import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isInstalled } from '#browser/device.ts';
import { askToKeep, mayBeKept } from '#browser/keepStorage.ts';
import { useSavesData } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { language, locales } from '#i18n/language.ts';
import { report } from '#nav/report.ts';
import { count, fillNow, filling, removeFilled, stopFilling } from '#shared/filling/filling.ts';
import { networkNow } from '#shared/filling/network.ts';
import { start as startFilling } from '#shared/filling/start.ts';
import { Button } from '#ui/Button.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import { cardClass } from '#ui/cardClass.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './SettingsScreen.module.css';
import { sizeText } from './sizeText.ts';
import { words } from './words.en.ts';

/**
 * How much of the app is on this device, with buttons to load the rest now, to stop that, and to remove it.
 */
export function OfflineReady() {
  const t = words.use();
  const titleId = useId();
  const noteId = useId();
  const { state, ready, all, bytesLeft, by, wanted } = useSnapshot(filling);
  useEffect(() => {
    // A visit that began on a slow network hasn't started to load anything.
    if (wanted && state === 'known') startFilling();
  }, [wanted, state]);
  const { code } = useSnapshot(language);
  const { onLine } = useSnapshot(stores.network);
  const note = useNote();
  useEffect(() => {
    const look = () => void count();
    look();
    navigator.serviceWorker?.addEventListener('controllerchange', look);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', look);
  }, [code]);

  const isWhole = ready === all;
  return (
    <section aria-labelledby={titleId} className={cardClass()}>
      <h2 id={titleId} className={typography['subheading']}>
        {t('offlineUse')}
      </h2>
      {state === 'known' && <Progress label={t('readyOffline', { ready, all })} value={ready} max={all} />}
      <output id={noteId} className={`${css['note']} ${typography['caption']}`}>
        {note}
      </output>
      {state === 'known' && (
        <div className={layout['stack2']}>
          {by === 'player' ? (
            <Button onClick={stopFilling}>{t('stop')}</Button>
          ) : (
            !isWhole && (
              <Button off={!onLine} aria-describedby={noteId} onClick={() => void fillNow()}>
                {t('bringRest', { size: sizeText(bytesLeft, locales[code]) })}
              </Button>
            )
          )}
          {ready > 0 && (
            <Button kind="quiet" onClick={() => void removeFilled().catch(report)}>
              {t('removeReady')}
            </Button>
          )}
        </div>
      )}
      <KeepHere />
    </section>
  );
}

/** A button to request persistent storage while it isn't granted; some browsers prompt the player then. */
function KeepHere() {
  const t = words.use();
  const [may, setMay] = useState(false);
  const [answer, setAnswer] = useState<'keptNow' | 'notKept' | 'notKeptHere'>();
  useEffect(() => void mayBeKept().then(setMay), []);
  if (!may) return null;
  const refused = isInstalled() ? 'notKeptHere' : 'notKept';
  const ask = async () => setAnswer((await askToKeep()) ? 'keptNow' : refused);
  return (
    <>
      <output className={`${css['note']} ${typography['caption']}`}>{t(answer ?? 'keepNote')}</output>
      {answer !== 'keptNow' && <Button onClick={() => void ask()}>{t('keep')}</Button>}
    </>
  );
}

/** When missing files will load. */
function useNote(): string {
  const t = words.use();
  const { state, ready, all, by, wanted } = useSnapshot(filling);
  const { onLine } = useSnapshot(stores.network);
  useSavesData();
  if (state === 'impossible') return t('offlineImpossible');
  if (state === 'unknown') return t('offlineUnknown');
  if (ready === all) return t('allReady');
  if (!onLine) return t(by === 'player' ? 'restWaits' : 'restOffline');
  if (by === 'player') return t('restComes');
  if (!wanted) return t('removedReady');
  return t(networkNow() === 'slow' ? 'restSlow' : 'restItself');
}
