import { useEffect } from 'react';
import { track } from '#nav/analytics.ts';

/** Tells the event log once that a form came on screen. */
export function useOpened(name: 'login_open' | 'register_open') {
  useEffect(() => track(name), [name]);
}
