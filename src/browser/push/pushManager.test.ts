// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAllowed } from './pushAllowed.ts';
import {
  askPermission,
  currentSubscription,
  endSubscription,
  isFor,
  pushAbility,
  subscribeDevice,
} from './pushManager.ts';

const key = 'AQID-_8';
const bytes = new Uint8Array([1, 2, 3, 251, 255]);
const made = (applicationServerKey: Uint8Array | null = bytes) => {
  const options = { applicationServerKey: applicationServerKey?.buffer ?? null };
  return { options, unsubscribe: vi.fn(async () => true) } as unknown as PushSubscription;
};

const manager = { getSubscription: vi.fn(), subscribe: vi.fn() };
const notification = { permission: 'default', requestPermission: vi.fn(async () => notification.permission) };
let registration: object | undefined;
beforeEach(() => {
  notification.permission = 'default';
  registration = { pushManager: manager };
  manager.getSubscription.mockResolvedValue(null);
  manager.subscribe.mockReset().mockResolvedValue(made());
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150 Mobile Safari/537.36',
    maxTouchPoints: 5,
    serviceWorker: { getRegistration: async () => registration },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a fully supporting browser is ready, until the player refuses (O-23)', () => {
  expect(pushAbility()).toBe('ready');
  notification.permission = 'denied';
  expect(pushAbility()).toBe('refused');
});

test.each(['PushManager', 'Notification'])('a browser without %s is never ready and permits nothing (O-23)', (name) => {
  notification.permission = 'granted';
  Reflect.deleteProperty(globalThis, name);
  expect(pushAbility()).toBe('none');
  if (name === 'Notification') expect(isAllowed()).toBe(false);
});

test('the wrapper is never ready, as it has its own notifications (O-23)', () => {
  vi.stubGlobal('NativeBridge', {});
  expect(pushAbility()).toBe('none');
});

test('on iOS the app must be on the home screen (O-23)', () => {
  const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
  const navigation = { ...iphone, maxTouchPoints: 5, serviceWorker: {} };
  vi.stubGlobal('navigator', navigation);
  expect(pushAbility()).toBe('install');
  vi.stubGlobal('navigator', { ...navigation, standalone: true });
  expect(pushAbility()).toBe('ready');
});

test('permission means the player granted it (O-23)', async () => {
  expect([isAllowed(), await askPermission()]).toEqual([false, false]);
  notification.permission = 'granted';
  expect([isAllowed(), await askPermission()]).toEqual([true, true]);
});

test('a device subscribes with the operator’s key and user-visible notifications (O-23)', async () => {
  await subscribeDevice(key);
  expect(manager.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: bytes });
});

test('a subscription with the current key is kept, one with a former key replaced (O-23)', async () => {
  const [same, former] = [made(), made(new Uint8Array([9]))];
  expect([isFor(same, key), isFor(former, key), isFor(made(null), key)]).toEqual([true, false, false]);
  manager.getSubscription.mockResolvedValue(same);
  expect(await subscribeDevice(key)).toBe(same);
  manager.getSubscription.mockResolvedValue(former);
  await subscribeDevice(key);
  expect(former.unsubscribe).toHaveBeenCalledOnce();
  expect(manager.subscribe).toHaveBeenCalledOnce();
});

test('without a service worker there is no subscription, and subscribing fails (O-23)', async () => {
  registration = undefined;
  expect(await currentSubscription()).toBeUndefined();
  await expect(subscribeDevice(key)).rejects.toThrow('no service worker');
});

const never = () => new Promise<never>(() => {});

test.each([
  ['subscribing', () => manager.subscribe.mockImplementation(never), () => subscribeDevice(key)],
  ['ending a subscription', () => manager.getSubscription.mockResolvedValue({ unsubscribe: never }), endSubscription],
  ['asking for one', () => manager.getSubscription.mockImplementation(never), currentSubscription],
] as const)('%s ends without an answer of the push service after 20 seconds (O-23)', async (_, hang, work) => {
  vi.useFakeTimers();
  hang();
  const failure = work().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failure).toMatchObject({ name: 'TimeoutError' });
  vi.useRealTimers();
});
