import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { writeLocal, readLocal } from '#browser/localStore.ts';

const name = 'play.fullscreen';

// Browsers without full screen, such as on an iPhone, lack the property.
const isOn = () => Boolean(document.fullscreenElement);
const can = () => document.fullscreenEnabled;

/** The browser may refuse; then nothing changes. */
const enter = () => void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
const leave = () => {
  if (isOn()) void document.exitFullscreen().catch(() => {});
};

function follow(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/**
 * Full screen for a game, if the browser supports it. The choice is remembered for the next game; full screen ends with
 * the page (GA-15).
 */
export function useFullscreen(open: boolean) {
  const on = useSyncExternalStore(follow, isOn);

  useEffect(() => {
    if (open && can() && readLocal('device', name, false)) enter();
  }, [open]);
  useEffect(() => leave, []);

  const toggle = useCallback(() => {
    writeLocal('device', name, !isOn());
    if (isOn()) leave();
    else enter();
  }, []);
  return { can: can(), on, toggle };
}
