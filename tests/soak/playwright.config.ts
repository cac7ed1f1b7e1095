import { defineConfig } from 'playwright/test';
import project from '../playwright.config.ts';

/** The end-to-end tests' own settings, for the soak alone. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it.
export default defineConfig({
  ...project,
  testDir: '.',
  testMatch: 'browser.spec.ts',
  globalSetup: '../e2e/server.ts',
});
