import { defineConfig } from 'playwright/test';
import project from '../playwright.config.ts';

/** The end-to-end tests' own settings, for the soaks in Chromium alone. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it.
export default defineConfig({
  ...project,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  outputDir: '../../test-results',
  reporter: 'list',
  globalSetup: '../e2e/support/server.ts',
});
