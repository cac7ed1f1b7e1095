import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { apt, installFromPlaywright } from './browser.js';

/** Debian's packages for both, and for starting them without a screen. */
const packages = ['gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xdotool', 'firefox-esr'];
const hasWebKit = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
const firefoxEsr = '/usr/bin/firefox-esr';

/** @typedef {{ webkit: string, firefox: string }} Engines `gtk` and a path for Debian's builds, '' for Playwright's */

/**
 * The WebKit and the Firefox for the tests, installed now if the machine has none: Playwright's builds if available,
 * Debian's otherwise. If neither works, throws one sentence about what to do.
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
  const works = (/** @type {string} */ command, /** @type {string[]} */ ...rest) =>
    spawnSync(command, rest, { stdio: 'ignore' }).status === 0;
  const isThere =
    works('which', 'Xvfb', 'xdotool') && works('/usr/bin/python3', '-c', hasWebKit) && existsSync(firefoxEsr);
  return isThere ? { webkit: 'gtk', firefox: firefoxEsr } : undefined;
}
