/** The kinds of device that install an app each in their own way. */
export const devices = ['android', 'ios', 'computer'] as const;
export type Device = (typeof devices)[number];

/** What kind of device this is. An iPad says that it is a Mac, and is told from one by its touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'computer';
}

/** Whether the page runs as an installed app: in a window of its own, or in the Android wrapper. */
export const isInstalled = () =>
  'NativeBridge' in globalThis ||
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;
