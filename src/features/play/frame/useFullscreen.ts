import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { writeLocal, readLocal } from '#browser/localStore.ts';

const name = 'play.fullscreen';

// Where there is no such thing, as on an iPhone, neither is there the property.
const isOn = () => Boolean(document.fullscreenElement);
const can = () => document.fullscreenEnabled;

/** A browser may refuse; then the game stays as it is. */
const enter = () => void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
const leave = () => {
  if (isOn()) void document.exitFullscreen().catch(() => {});
};

function follow(tell: () => void) {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}

/**
 * The whole screen for a game, if the browser has it to give. Who chose it once has it at the next game, too; it ends
 * with the page (GA-15).
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
