import { deviceOf, isOnIosHomeScreen } from '../device.ts';
import { inAppHere } from '../inApp.ts';
import { limited } from '../limited.ts';
import { isInWrapper } from '../wrapper.ts';
import { notificationPermission } from './pushAllowed.ts';

/**
 * Whether this device can show the app's notifications: `none` never, `embedded` in a browser but not inside another
 * app, `install` once on the iOS home screen, `refused` by the player in the browser, or `ready`. A wrapper has
 * notifications of its own.
 */
export type PushAbility = 'none' | 'embedded' | 'install' | 'refused' | 'ready';

/** This device's current ability. */
export function pushAbility(): PushAbility {
  if (isInWrapper()) return 'none';
  if (inAppHere()) return 'embedded';
  if (deviceOf(navigator) === 'ios' && !isOnIosHomeScreen()) return 'install';
  const permission = notificationPermission();
  if (!permission || !('PushManager' in globalThis) || !('serviceWorker' in navigator)) return 'none';
  return permission === 'denied' ? 'refused' : 'ready';
}

/** Shows the browser's prompt, within a tap; resolves to whether notifications are allowed. */
export const askPermission = async () => (await Notification.requestPermission()) === 'granted';

/** How long the browser and the push service behind it may take, milliseconds. */
const patience = 20_000;

const managerOf = async () => (await navigator.serviceWorker.getRegistration())?.pushManager;
const current = async () => (await (await managerOf())?.getSubscription()) ?? undefined;

/** The browser's subscription on this device, if any. Rejects if the browser doesn't answer. */
export const currentSubscription = () => limited(patience, current());

/** Ends the browser's subscription on this device, if any. Rejects if the browser doesn't answer. */
export const endSubscription = () =>
  limited(
    patience,
    current().then((subscription) => subscription?.unsubscribe()),
  );

const bytesOf = (key: string) => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
};

/** Whether a subscription was made for the operator's key; one for a former key is useless. */
export function isFor(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  if (!key) return false;
  const [given, wanted] = [new Uint8Array(key), bytesOf(publicKey)];
  return given.length === wanted.length && given.every((byte, place) => byte === wanted[place]);
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const manager = await managerOf();
  if (!manager) throw new DOMException('There is no service worker', 'NotSupportedError');
  const before = await manager.getSubscription();
  if (before && isFor(before, publicKey)) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
}

/**
 * Subscribes this device with the operator's key. Rejects without a service worker, or if the push service fails or
 * doesn't answer.
 */
export const subscribeDevice = (publicKey: string) => limited(patience, subscribe(publicKey));
