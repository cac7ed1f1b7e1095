import { deviceOf, isInstalled } from './device.ts';

/** The apps with a browser of their own, by the mark in its user agent; Messenger has Facebook's, too. */
const marks = {
  messenger: /\bOrca-Android|FB_IAB\/MESSENGER|MessengerForiOS/,
  instagram: /\bInstagram \d/,
  facebook: /\bFB(?:AN|AV|_IAB)\//,
  line: /\bLine\/\d/,
  tiktok: /\b(?:musical_ly|trill)_|\bBytedanceWebview\//,
  viber: /\bViber\b/,
};

/** An app that shows pages inside itself; `other` for an unnamed one. */
export type InApp = keyof typeof marks | 'other';

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Browsers built on the system's web view: players chose them, and they behave like browsers. */
const browsers = /\b(?:OPR|OPX|GSA|DuckDuckGo|Focus|Klar)\//;

/** The app whose in-app browser has this user agent; undefined for a browser. */
export function inAppOf(agent: Agent): InApp | undefined {
  const { userAgent } = agent;
  const named = (Object.keys(marks) as (keyof typeof marks)[]).find((name) => marks[name].test(userAgent));
  if (named || browsers.test(userAgent)) return named;
  // A web view is marked on Android; on iOS it lacks the name that every browser has.
  const isView = /; wv\)/.test(userAgent) || (deviceOf(agent) === 'ios' && !/\bSafari\//.test(userAgent));
  return isView ? 'other' : undefined;
}

/** The app that shows this page inside itself; undefined in a browser, as an installed app and in the wrapper. */
export const inAppHere = (): InApp | undefined => (isInstalled() ? undefined : inAppOf(navigator));
