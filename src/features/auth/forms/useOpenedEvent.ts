import { useEffect } from 'react';
import { track } from '#nav/analytics.ts';

/** Logs one analytics event when a form is first shown. */
export function useOpenedEvent(name: 'login_open' | 'register_open') {
  useEffect(() => track(name), [name]);
}
