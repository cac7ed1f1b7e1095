import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';

const run = promisify(execFile);

/** X's names of keys that Playwright names differently. */
const keys: Readonly<Record<string, string>> = {
  Enter: 'Return',
  Space: 'space',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
};

/**
 * Gives a page that begins `left` pixels from the left of a screen a real mouse and keyboard, whose events scripts
 * can't tell from a person's: WebKitGTK's inspector only offers events made by script.
 */
export function giveHands(page: Page, display: string, left: number): void {
  const hand = (...args: string[]) => run('xdotool', args, { env: { ...process.env, DISPLAY: display } });
  let at = { x: 0, y: 0 };
  const put = async (x: number, y: number) => {
    at = { x, y };
    await hand('mousemove', String(Math.round(left + x)), String(Math.round(y)));
  };
  Object.assign(page.mouse, {
    async move(x: number, y: number, { steps = 1 } = {}) {
      const from = at;
      for (let step = 1; step <= steps; step++)
        await put(from.x + ((x - from.x) * step) / steps, from.y + ((y - from.y) * step) / steps);
    },
    down: () => hand('mousedown', '1'),
    up: () => hand('mouseup', '1'),
  });
  Object.assign(page.keyboard, {
    press: (key: string) =>
      hand(
        'key',
        key.replace(/\w+$/, (name) => keys[name] ?? name),
      ),
  });
}
