import type { Route } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, logIn, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { screens, type At, type Who } from '../screens/screens.ts';
import { paths, speaks } from '../support/everyPath.ts';
import { offline } from '../support/rest.ts';
import { sideways } from '../support/sight.ts';
import { settle } from '../support/visits.ts';

/** More than the app reads of any answer, bytes. */
const huge = 9 * 1024 * 1024;
const narrow = { width: 360, height: 640 };

const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

/** Possible answers of operator or network to every call. */
const faults = {
  offline: null,
  'a failing operator': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'no answer': () => {},
  'empty answers': json(''),
  'endless answers': json(JSON.stringify({ errcode: 0, pad: 'x'.repeat(huge) })),
  'answers of another shape': json('{"errcode":0,"list":7,"config":[],"coin":"1","userInfo":{"id":"x"}}'),
  'an ended session': (route) => route.fulfill({ status: 401, body: '' }),
} satisfies Record<string, ((route: Route) => unknown) | null>;
type Fault = keyof typeof faults;

const all = Object.keys(faults) as Fault[];

async function begin({ page, context, player }: At, who: Who, fault: Fault) {
  const answer = faults[fault];
  // By the operator itself, as the checker verifies that it was this session that ended.
  if (fault === 'an ended session' && who === 'player') return sandbox.revoke(player.id);
  if (answer) await context.route('**/app/v1/*', answer);
  else await offline({ page });
}

async function end({ page, context, player }: At, who: Who, fault: Fault) {
  // A page that failed to load reloads as soon as it can; leaving it keeps that from interrupting the next navigation.
  await page.goto('about:blank');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  if (fault === 'an ended session' && who === 'player') await logIn(page, player);
}

/** Records which sessions have ended before the page starts. */
function noteEnded() {
  if (origin !== 'null') Object.assign(globalThis, { before: localStorage.getItem('session.over') });
}
/** Whether this page knows that its session has ended, and so navigates accordingly. */
const hasEnded = () => localStorage.getItem('session.over') !== (globalThis as unknown as { before: unknown }).before;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

for (const who of Object.keys(screens) as Who[])
  test(`every screen of a ${who} shows something under every fault (H4)`, async ({ page, player, watch }) => {
    watch.expectLines(/Failed to load resource|net::ERR_|dynamically imported module/);
    await page.addInitScript(noteEnded);
    const at = await settle(page, 'en', who, player);
    await page.setViewportSize(narrow);
    for (const path of paths(who))
      for (const fault of all)
        await test.step(`${path} with ${fault}`, async () => {
          const what = `${path} with ${fault}`;
          await begin(at, who, fault);
          await page.goto(path);
          if (fault === 'an ended session' && who === 'player') await page.waitForFunction(hasEnded);
          await speaks(page, what);
          expect.soft(await sideways(page), `${what}: sideways`).toBeLessThanOrEqual(0);
          expect.soft(await violations(page), `${what}: axe`).toEqual([]);
          await end(at, who, fault);
        });
    // The last fault may have looked like an outage, during which events wait for the next start.
    await page.goto('/');
    await speaks(page, 'a start without a fault');
  });
