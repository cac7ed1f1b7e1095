import { defineConfig } from 'playwright/test';
import { browser } from './tools/browser.js';

// The processes that run the tests read this file too, and shall not look, or install, again.
const executablePath = browser();
process.env['CHROMIUM_PATH'] = executablePath;
delete process.env['PERLAS_BROWSER'];

const port = Number(process.env['E2E_PORT'] ?? 4273);
const asRoot = process.getuid?.() === 0;

/** `npm run screens` pictures every screen, and does nothing else; no other run does. */
const pictures = ['**/pictures.spec.ts'];

/** What takes longer than a merge can wait for: every screen, every network, money and protection under every misfortune. */
const long = [
  'network/*.spec.ts',
  ...[
    'accounts',
    'bindTasks',
    'connection',
    'crashes',
    'databases',
    'deploys',
    'gallery',
    'games',
    'heavy',
    'inGame',
    'info',
    'keyboard',
    'kyc',
    'layout',
    'limits',
    'longNames',
    'looks',
    'newPlayer',
    'notices',
    'once',
    'playLimits',
    'playProtection',
    'popups',
    'protection',
    'pull',
    'records',
    'report',
    'screens',
    'sessions',
    'shell',
    'storage',
    'withdraw',
    'withdrawProof',
    'worker',
  ].map((name) => `e2e/*/${name}.spec.ts`),
];
const all = ['e2e/**/*.spec.ts', 'network/*.spec.ts'];

/** Which files a script of package.json runs: those that it matches, less those that it leaves out. */
const runs: Record<string, { testMatch: string[]; testIgnore: string[] }> = {
  screens: { testMatch: pictures, testIgnore: [] },
  'e2e:long': { testMatch: long, testIgnore: pictures },
  e2e: { testMatch: all, testIgnore: [...pictures, ...long] },
};
const { testMatch, testIgnore } = runs[process.env['npm_lifecycle_event'] ?? ''] ?? {
  testMatch: all,
  testIgnore: pictures,
};
const report = process.env['npm_lifecycle_event'] === 'e2e:long' ? 'e2e-long' : 'e2e';

export default defineConfig({
  testDir: '.',
  testMatch,
  testIgnore,
  outputDir: '../test-results',
  globalSetup: './e2e/support/server.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `../node_modules/.cache/tests/${report}.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    serviceWorkers: 'allow',
    // A trace costs a sixth of the run: it is written where it is asked for.
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
});
