import { defineConfig } from 'playwright/test';
import project from '../playwright.config.ts';

/** Playwright configuration of the Chromium soaks, based on the end-to-end tests'. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires it.
export default defineConfig({
  ...project,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/tests/soak.json' }]],
});
