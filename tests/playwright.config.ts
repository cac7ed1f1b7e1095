import { defineConfig } from 'playwright/test';
import { browser } from './browser.js';

// The processes that run the tests read this file too, and shall not look, or install, again.
const executablePath = browser();
process.env['CHROMIUM_PATH'] = executablePath;
delete process.env['PERLAS_BROWSER'];

const port = Number(process.env['E2E_PORT'] ?? 4273);
const asRoot = process.getuid?.() === 0;

/** `npm run screens` pictures every screen, and does nothing else; no other run does. */
const pictured = process.env['npm_lifecycle_event'] === 'screens';
const pictures = '**/pictures.spec.ts';

export default defineConfig({
  testDir: '.',
  testMatch: pictured ? pictures : ['e2e/**/*.spec.ts', 'network/**/*.spec.ts'],
  testIgnore: pictured ? [] : pictures,
  outputDir: '../test-results',
  globalSetup: './e2e/server.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../node_modules/.cache/tests/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
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
