/**
 * The lowest version of each supported browser, by its name in MDN's browser-compat data. Android's WebView follows
 * Chrome, Samsung Internet 22 is Chromium 111, and Firefox 121 is the first with `:has()`.
 */
export const lowestBrowsers = {
  chrome: '111',
  chrome_android: '111',
  webview_android: '111',
  samsunginternet_android: '22.0',
  safari: '16.4',
  safari_ios: '16.4',
  firefox: '121',
  firefox_android: '121',
} as const;

const { chrome, safari, safari_ios: ios, firefox } = lowestBrowsers;

/** The same browsers as Vite's `build.target` names them; the others share their engines and versions. */
export const buildTarget = [`chrome${chrome}`, `safari${safari}`, `ios${ios}`, `firefox${firefox}`];
