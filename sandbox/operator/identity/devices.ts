/** Browsers by their user-agent token, the more specific first: most also claim to be Safari. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Known = readonly (readonly [name: string, mark: RegExp])[];

const find = (known: Known, userAgent: string) => known.find(([, mark]) => mark.test(userAgent))?.[0];

/** A readable device name from a user agent, such as "Chrome, Android"; empty when nothing is recognized. */
export const deviceOf = (userAgent: string) =>
  [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(', ');

/** The location shown for every session: the sandbox has no geolocation, and is reached from its own network. */
export const placeHere = 'Local network';
