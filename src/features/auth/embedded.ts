import type { Provider } from '#contract/loginKinds.ts';
import { deviceOf, type Device } from '#browser/device.ts';
import { inAppHere, type InApp } from '#browser/inApp.ts';

const ofMeta: readonly InApp[] = ['facebook', 'messenger', 'instagram'];

/** The apps in which an identity provider refuses log-ins. */
const refusing: Readonly<Record<Provider, (app: InApp, device: Device) => boolean>> = {
  // Google refuses all in-app browsers, as `disallowed_useragent`.
  google: () => true,
  // Facebook has refused in-app browsers of other apps on Android since October 2021.
  facebook: (app, device) => device === 'android' && !ofMeta.includes(app),
  line: () => false,
};

/** Whether a provider would refuse a log-in that begins here. */
export function refusesHere(provider: Provider): boolean {
  const app = inAppHere();
  return app !== undefined && refusing[provider](app, deviceOf(navigator));
}
