import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from 'playwright';
import { apt, installFromPlaywright } from './browser.js';

/** Debian's packages for both, and what starts them without a screen. */
const packages = ['libwebkit2gtk-4.1-0', 'xvfb', 'xdotool', 'firefox-esr'];
const libraries = '/usr/lib';
const miniBrowser = 'webkit2gtk-4.1/MiniBrowser';
const firefoxEsr = '/usr/bin/firefox-esr';

/** @typedef {{ webkit: string, firefox: string }} Engines paths of Debian's builds; '' where Playwright's own is there */

/**
 * The WebKit and the Firefox for the tests, installed here and now if the machine has none: Playwright's builds where
 * they can be had, Debian's otherwise. Throws in one sentence what to do when neither works.
 *
 * @returns {Engines}
 */
export function engines() {
  const found = downloaded() ?? installed() ?? (installFromPlaywright('webkit', 'firefox') ? downloaded() : undefined);
  if (found) return found;
  if (apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)) {
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new Error(
    `No WebKit and Firefox could be installed: npx playwright install webkit firefox, or on Debian apt-get install ${packages.join(' ')}.`,
  );
}

/** @returns {Engines | undefined} */
function downloaded() {
  return [webkit, firefox].every((each) => existsSync(each.executablePath())) ? { webkit: '', firefox: '' } : undefined;
}

/** @returns {Engines | undefined} */
function installed() {
  const webkitPath = existsSync(libraries)
    ? readdirSync(libraries)
        .map((name) => path.join(libraries, name, miniBrowser))
        .find((file) => existsSync(file))
    : undefined;
  const hasTools = ['Xvfb', 'xdotool'].every((tool) => spawnSync('which', [tool], { stdio: 'ignore' }).status === 0);
  return webkitPath && hasTools && existsSync(firefoxEsr) ? { webkit: webkitPath, firefox: firefoxEsr } : undefined;
}
