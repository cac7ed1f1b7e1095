import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const shell = 'chromium-headless-shell';
const withSettings = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The headless shell first: without windows and tabs it needs a fifth less processor time. */
const names = [shell, ...withSettings];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium or Chrome for the tests, installed now if the machine has none. `CHROMIUM_PATH` names one;
 * `PERLAS_BROWSER=install` installs one in any case. If all fails, throws one sentence about what to do.
 *
 * @returns {string}
 */
export function browser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no browser.`);

  const there = process.env['PERLAS_BROWSER'] === 'install' ? undefined : (named ?? downloaded() ?? installed());
  const found = there ?? (installFromPlaywright('chromium') ? downloaded() : undefined) ?? installFromDebian();
  if (!found) {
    throw new Error('No browser could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  }
  return found;
}

/**
 * The path of a browser with settings, such as blocked cookies, which the headless shell ignores; installed now if the
 * machine has none.
 *
 * @returns {string}
 */
export function browserWithSettings() {
  const found =
    downloaded() ?? installed(withSettings) ?? (installPackage('chromium') ? installed(withSettings) : undefined);
  if (!found) throw new Error('This test needs Chromium or Chrome itself, besides its headless shell.');
  return found;
}

function downloaded() {
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function installed(sought = names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return sought
    .flatMap((name) =>
      [...folders, ...places].flatMap((place) => [place, path.join(place, name)]).filter((file) => isNamed(file, name)),
    )
    .find((file) => existsSync(file) && runs(file));
}

/** @param {string} file @param {string} name */
const isNamed = (file, name) => path.basename(file, '.exe').toLowerCase().replaceAll(' ', '-') === name;

/** Whether a file is a real browser: some systems have a stub that only says how to get one. @param {string} file */
const runs = (file) =>
  process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;

/** Installs Playwright's builds of some browsers; returns whether that worked. @param {string[]} engines */
export function installFromPlaywright(...engines) {
  const cli = path.join(import.meta.dirname, '../../node_modules/playwright/cli.js');
  return run(process.execPath, cli, 'install', '--with-deps', ...engines);
}

/** Runs Debian's package tool, as root or with sudo; returns whether it worked. @param {string[]} rest */
export const apt = (...rest) =>
  process.getuid?.() === 0 ? run('apt-get', ...rest) : run('sudo', '-n', 'apt-get', ...rest);

const installPackage = (/** @type {string} */ name) => apt('install', '-y', name);

const installFromDebian = () =>
  apt('update') && (installPackage(shell) || installPackage('chromium')) ? installed() : undefined;

/** @param {string} command @param {string[]} rest */
function run(command, ...rest) {
  console.log(`> ${[command, ...rest].join(' ')}`);
  return spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
