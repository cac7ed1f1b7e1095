import path from 'node:path';
import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';
import { engines } from '../tools/engines.js';

// Test worker processes read this file too, and must not search for browsers or install them again.
if (process.env['WEBKIT'] === undefined) {
  const { webkit, firefox } = engines();
  Object.assign(process.env, { WEBKIT: webkit, FIREFOX_PATH: firefox });
}
const ownFirefox = process.env['FIREFOX_PATH'] !== '';

/** Neither engine supports `isMobile`; desktop Firefox gets touch and the dark scheme by preferences. */
const use = { ...base.use, isMobile: false, launchOptions: {} };
const firefoxPreferences = {
  'layout.css.prefers-color-scheme.content-override': 0,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  // Sends requests to this machine through the simulated network too.
  'network.proxy.allow_hijacking_localhost': true,
};

const run = process.env['npm_lifecycle_event'] ?? 'e2e:engines';
const report = run.replace(':', '-');
const isPictures = run === 'screens:engines';

/** Timeout of expectations, as these browsers start and draw without a graphics card, milliseconds. */
const patience = 15_000;
const ofWebKit = {
  ...use,
  browserName: 'webkit' as const,
  hasTouch: false,
  ...(run === 'e2e:smoke' && { contextOptions: { isComposited: false } as object }),
};
const ofFirefox = (more: Record<string, boolean> = {}) => ({
  ...use,
  browserName: 'firefox' as const,
  hasTouch: false,
  ...(ownFirefox && { channel: 'moz-firefox' }),
  launchOptions: {
    firefoxUserPrefs: { ...firefoxPreferences, ...more },
    ...(ownFirefox && { executablePath: path.join(import.meta.dirname, 'firefox.js') }),
  },
});
/** Option to store nothing on the device; only WebKitGTK supports it. */
const privately = { isPrivate: true } as object;

const { grep: _, grepInvert: __, ...shared } = base;

export default defineConfig({
  ...shared,
  testDir: '..',
  testMatch: isPictures ? 'engines/pictures.spec.ts' : ['e2e/**/*.spec.ts', 'engines/*.spec.ts'],
  expect: { timeout: patience },
  outputDir: '../../test-results',
  testIgnore: isPictures ? [] : base.testIgnore!,
  grep: isPictures ? /@pictures\b/ : /@engines\b/,
  reporter: [['list'], ['json', { outputFile: `../../node_modules/.cache/tests/${report}.json` }]],
  projects: [
    ...(isPictures ? [{ name: 'chromium', use: { ...base.use, isMobile: false, hasTouch: false } }] : []),
    { name: 'webkit', use: ofWebKit },
    // A merge leaves the longest journey to WebKit, whose players are many.
    { name: 'firefox', use: ofFirefox(), ...(run === 'e2e:smoke' && { grepInvert: /@onPhones\b/ }) },
    ...(run !== 'e2e:engines'
      ? []
      : [
          { name: 'webkit, private', grep: /@private\b/, use: { ...ofWebKit, contextOptions: privately } },
          {
            name: 'firefox, private',
            grep: /@private\b/,
            use: ofFirefox({ 'browser.privatebrowsing.autostart': true }),
          },
        ]),
  ],
});
