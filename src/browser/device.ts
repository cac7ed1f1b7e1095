/** The kinds of device that install an app each in their own way. */
export const devices = ['android', 'ios', 'computer'] as const;
export type Device = (typeof devices)[number];

type Who = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** What kind of device this is. An iPad says that it is a Mac, and is told from one by its touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Who): Device {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'computer';
}

/** Whether this is Safari on an iPhone or iPad: other browsers there put their own names beside Safari's. */
export const isIosSafari = (who: Who): boolean =>
  deviceOf(who) === 'ios' && /safari/i.test(who.userAgent) && !/crios|fxios|edgios|opt\/|gsa\//i.test(who.userAgent);

/** Whether it was opened from the home screen of an iPhone or iPad, which keeps it apart from Safari. */
export const isOnIosHomeScreen = () => (navigator as { standalone?: boolean }).standalone === true;

/** Whether the page runs as an installed app: in a window of its own, or in the Android wrapper. */
export const isInstalled = () =>
  'NativeBridge' in globalThis ||
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  isOnIosHomeScreen();
