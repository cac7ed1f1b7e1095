import { isInWrapper } from './wrapper.ts';

/** Kinds of device, by how an app is installed on them. */
export const devices = ['android', 'ios', 'computer'] as const;
export type Device = (typeof devices)[number];

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The kind of this device. An iPad reports itself as a Mac, and is recognised by its touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Agent): Device {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'computer';
}

/** Whether this is Safari on iOS; other iOS browsers add their own names to Safari's user agent. */
export const isIosSafari = (agent: Agent): boolean =>
  deviceOf(agent) === 'ios' &&
  /version\/.* safari\//i.test(agent.userAgent) &&
  !/edgios|opt\/|gsa\/|duckduckgo|\[fb/i.test(agent.userAgent);

/** Whether the page was opened from the iOS home screen, where it has a storage separate from Safari's. */
export const isOnIosHomeScreen = () => (navigator as { standalone?: boolean }).standalone === true;

/** Whether the page runs as an installed app: in a standalone window, or in the Android wrapper. */
export const isInstalled = () =>
  isInWrapper() || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches || isOnIosHomeScreen();
