import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import { browser } from './tools/browser.js';
import { appPort } from './e2e/support/ports.ts';

// Test worker processes read this file too, and must not search for a browser or install one again.
const executablePath = browser();
process.env['CHROMIUM_PATH'] = executablePath;
delete process.env['PERLAS_BROWSER'];

const top = path.join(import.meta.dirname, '..');
const asRoot = process.getuid?.() === 0;

/** `npm run screens` and `npm run picture` only take pictures; no other run includes these. */
const pictures = ['**/pictures.spec.ts'];
const readmePicture = ['**/readmePicture.spec.ts'];
const all = ['e2e/**/*.spec.ts', 'network/*.spec.ts', 'contract/*.spec.ts'];

/** Files too slow for a merge: every screen, every network, money and protection under every fault. */
const longFiles = [
  'accounts',
  'bindTasks',
  'brand',
  'breakForm',
  'bubble',
  'connection',
  'crashes',
  'databases',
  'deploys',
  'desktop',
  'everyScreen',
  'firstTap',
  'footer',
  'gallery',
  'games',
  'heavy',
  'icons',
  'inGame',
  'info',
  'jackpot',
  'keyboard',
  'kyc',
  'layout',
  'limits',
  'lobbyHead',
  'longNames',
  'looks',
  'newPlayer',
  'notices',
  'once',
  'playLimits',
  'playProtection',
  'pointsShop',
  'popups',
  'protection',
  'pull',
  'records',
  'registration',
  'report',
  'screens',
  'sessions',
  'shell',
  'stickyBars',
  'storage',
  'withdraw',
  'withdrawProof',
  'worker',
];

/** Those files, all network tests, and tests tagged @long, which measure time or wait for real seconds. */
const long = new RegExp(`network[\\\\/]|e2e[\\\\/]\\w+[\\\\/](${longFiles.join('|')})\\.spec\\.ts|@long\\b`);

/** The tests of each script in package.json. */
const runs: Record<string, PlaywrightTestConfig> = {
  screens: { testMatch: pictures, testIgnore: [] },
  picture: { testMatch: readmePicture, testIgnore: [] },
  'e2e:long': { grep: long },
  e2e: { grepInvert: long },
  'e2e:hosted': { testMatch: [...all, 'hosting/*.spec.ts'], grep: /@hosted\b/, workers: 1 },
};
const run = process.env['npm_lifecycle_event'] ?? '';
const report = Object.hasOwn(runs, run) ? run.replace(':', '-') : 'e2e';
// Tests tagged @hosted run behind a web server with the generated configuration.
if (run === 'e2e:hosted') process.env['E2E_HOST'] ??= 'nginx';

/**
 * Limits that end hanging tests, milliseconds: even a busy machine at half the speed stays within them. A test of the
 * app's speed measures it, and never relies on these.
 */
const patience = { test: 90_000, expectation: 15_000 };

export default defineConfig({
  testDir: '.',
  timeout: patience.test,
  expect: { timeout: patience.expectation },
  testMatch: all,
  testIgnore: [...pictures, ...readmePicture],
  outputDir: '../test-results',
  globalSetup: path.join(import.meta.dirname, 'e2e/support/server.ts'),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: path.join(top, `node_modules/.cache/tests/${report}.json`) }]],
  use: {
    baseURL: `http://127.0.0.1:${appPort}`,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    colorScheme: 'dark',
    serviceWorkers: 'allow',
    // A trace costs a sixth of the run, so it is recorded only on request.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        '--disable-hang-monitor',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  ...runs[run],
});
