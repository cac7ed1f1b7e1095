import { useEffect } from 'react';
import { track } from '../../app/track.ts';

/** Tells the event log once that a form came on screen. */
export function useOpened(name: 'login_open' | 'register_open') {
  useEffect(() => track(name), [name]);
}
