import { deviceOf, isIosSafari, type Device } from '#browser/device.ts';
import type { Step } from '#shared/install/Steps.tsx';

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

interface GuideStep<K extends string> extends Pick<Step, 'button'> {
  /** The key of its text. */
  key: K;
}

const step = <const K extends string>(key: K, button?: Step['button']): GuideStep<K> => ({
  key,
  ...(button && { button }),
});
const add = step('iosAdd', 'add');

/** How to install the app, by browser. */
const guides = {
  android: [step('androidMenu', 'more'), step('androidDone')],
  androidFirefox: [step('firefoxMenu', 'more'), step('firefoxDone')],
  samsung: [step('samsungMenu', 'menu'), step('firefoxDone')],
  safari: [step('iosShare', 'share'), add, step('iosLogin')],
  iosChrome: [step('iosChromeShare', 'share'), add, step('iosLogin')],
  iosMenu: [step('iosMenu', 'menu'), step('iosMenuShare', 'share'), add, step('iosLogin')],
  computer: [step('computerIcon', 'install'), step('computerDone')],
  mac: [step('macDock', 'share'), step('macDone')],
};

const openers = { android: 'androidOpen', ios: 'iosOpen', computer: 'computerOpen' } as const;
const usual = { android: 'android', ios: 'safari', computer: 'computer' } as const;

/** From this version of iOS on, its other browsers can add to the home screen too. */
const iosOfAll = 16.4;

/** The guide for the current browser; undefined if it can't install. */
function guideHere(agent: Agent): keyof typeof guides | undefined {
  const { userAgent } = agent;
  const device = deviceOf(agent);
  if (device === 'android') {
    if (/firefox\//i.test(userAgent)) return 'androidFirefox';
    return /samsungbrowser/i.test(userAgent) ? 'samsung' : 'android';
  }
  if (device === 'ios') {
    if (isIosSafari(agent)) return 'safari';
    const [, major = '', minor = ''] = /\bOS (\d+)_(\d+)/.exec(userAgent) ?? [];
    if (major && Number(`${major}.${minor}`) < iosOfAll) return undefined;
    return /crios/i.test(userAgent) ? 'iosChrome' : 'iosMenu';
  }
  if (/firefox\//i.test(userAgent)) return undefined;
  return /macintosh/i.test(userAgent) && !/chrome\//i.test(userAgent) ? 'mac' : 'computer';
}

/**
 * How to install the app on a kind of device: the steps of this browser, or those of the usual one after opening it.
 */
export function guideOn(device: Device, agent: Agent) {
  const own = device === deviceOf(agent) ? guideHere(agent) : undefined;
  return { opens: own ? undefined : openers[device], steps: guides[own ?? usual[device]] };
}

/** Whether this is Firefox on a computer, which can't install the app. */
export const isDeskFirefox = (agent: Agent): boolean =>
  deviceOf(agent) === 'computer' && /firefox\//i.test(agent.userAgent);
