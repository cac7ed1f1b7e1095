import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { newSubscription, openPushService } from '#sandbox/testing/pushService.ts';
import type { RunningServer } from '#sandbox/server.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';

/** A notification shown by a device: title, options. */
type Shown = [title: string, options: { body: string; tag: string; data: string; icon: string; badge: string }];

interface Stub {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  answer: 'granted' | 'denied' | 'default';
}

/**
 * Init script: replaces the browser's push manager and permission prompt, as headless Chromium has neither a push
 * service nor notifications. Answer and subscription last as long as the tab.
 */
function stubPush({ endpoint, keys, answer }: Stub) {
  const [permission, subscribed] = ['stub.permission', 'stub.subscribed'];
  Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.getItem(permission) ?? 'default' });
  Notification.requestPermission = async () => {
    if (Notification.permission === 'default') sessionStorage.setItem(permission, answer);
    return Notification.permission;
  };
  const subscription = (key: string) => ({
    endpoint,
    options: { applicationServerKey: new Uint8Array(JSON.parse(key) as number[]).buffer },
    toJSON: () => ({ endpoint, keys }),
    async unsubscribe() {
      sessionStorage.removeItem(subscribed);
      return true;
    },
  });
  const current = async () => {
    const key = sessionStorage.getItem(subscribed);
    return key ? subscription(key) : null;
  };
  Object.assign(PushManager.prototype, {
    getSubscription: current,
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      sessionStorage.setItem(subscribed, JSON.stringify([...applicationServerKey]));
      return current();
    },
  });
}

/** A push service that the sandbox can call, and a device that subscribes to it once its player wants to. */
export async function pushDevice(
  context: BrowserContext,
  { operator }: RunningServer,
  answer: Stub['answer'] = 'granted',
) {
  const service = await openPushService();
  operator.context.pushServices = [service.origin];
  const { subscription, read } = newSubscription(`${service.origin}/device`);
  await context.addInitScript(stubPush, { ...subscription, answer });
  let devtools: CDPSession | undefined;

  return {
    /** The messages received by the push service for this device, decrypted by the device. */
    messages: () => service.received.map(({ body }) => read(body)),
    /** Makes the sandbox notify a player; resolves with the result. */
    tell: async ({ account }: Pick<NewPlayer, 'account'>, kind: string) => sandbox.push(account, kind),
    /** Delivers a message to the page's service worker as the browser does; resolves with all notifications shown. */
    async deliver(page: Page, message: unknown): Promise<Shown[]> {
      const [worker] = context.serviceWorkers();
      await worker!.evaluate(() => {
        const scope = self as unknown as {
          registration: { showNotification(...given: unknown[]): Promise<void> };
          shown?: unknown[];
        };
        if (scope.shown) return;
        const shown: unknown[] = (scope.shown = []);
        scope.registration.showNotification = async (...given) => void shown.push(given);
      });
      devtools ??= await context.newCDPSession(page);
      const registered = new Promise<string>((done) =>
        devtools!.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [one] = registrations;
          if (one) done(one.registrationId);
        }),
      );
      await devtools.send('ServiceWorker.enable');
      const { origin } = new URL(page.url());
      const data = typeof message === 'string' ? message : JSON.stringify(message);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
      await devtools.send('ServiceWorker.disable');
      return worker!.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
    },
    /** Taps a notification that leads to an address. */
    async tap(data: string) {
      const [worker] = context.serviceWorkers();
      await worker!.evaluate((to) => {
        const notification = { data: to, close() {} };
        const { ExtendableEvent } = self as unknown as { ExtendableEvent: typeof Event };
        self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
      }, data);
    },
    async close() {
      operator.context.pushServices = [];
      await service.close();
    },
  };
}
