/** What a browser calls itself, the more particular names first: most say that they are Safari too. */
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

/** What a player would call the device that a request comes from: "Chrome, Android"; empty when it says nothing known. */
export const deviceOf = (userAgent: string) =>
  [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(', ');

/** Where it comes from: the sandbox has no map of addresses, and is reached from its own network. */
export const placeHere = 'Local network';
