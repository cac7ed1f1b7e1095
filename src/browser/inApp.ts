import { deviceOf, isInstalled } from './device.ts';

/** The apps that open links in a browser of their own, by what each adds to its user agent; Messenger says Facebook too. */
const marks = {
  messenger: /\bOrca-Android|FB_IAB\/MESSENGER|MessengerForiOS/,
  instagram: /\bInstagram \d/,
  facebook: /\bFB(?:AN|AV|_IAB)\//,
  line: /\bLine\/\d/,
  tiktok: /\b(?:musical_ly|trill)_|\bBytedanceWebview\//,
  viber: /\bViber\b/,
};

/** An app that shows a page inside itself; `other` for one that doesn't give its name. */
export type InApp = keyof typeof marks | 'other';

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Browsers that are built on the system's web view: players chose them, and they do what a browser does. */
const browsers = /\b(?:OPR|OPX|GSA|DuckDuckGo|Focus|Klar)\//;

/** The app whose own browser this user agent is; undefined for a browser. */
export function inAppOf(agent: Agent): InApp | undefined {
  const { userAgent } = agent;
  const named = (Object.keys(marks) as (keyof typeof marks)[]).find((name) => marks[name].test(userAgent));
  if (named || browsers.test(userAgent)) return named;
  // A web view says so on Android; on iOS it lacks the name that every browser has.
  const isView = /; wv\)/.test(userAgent) || (deviceOf(agent) === 'ios' && !/\bSafari\//.test(userAgent));
  return isView ? 'other' : undefined;
}

/** The app inside which this page is shown; undefined in a browser, as an installed app and in the wrapper. */
export const inAppHere = (): InApp | undefined => (isInstalled() ? undefined : inAppOf(navigator));
