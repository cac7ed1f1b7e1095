import type { Name } from '#contract/endpoints.ts';
import { answerAnything } from '../support/anyAnswer.ts';
import { paths, speaks } from '../support/everyPath.ts';
import { test } from '../support/perlas.ts';
import { settle } from '../support/visits.ts';
import type { Who } from '../screens/screens.ts';

/** Calls that decide on session and access to play, whose answers could lead away from the tested screens. */
const asUsual: readonly Name[] = [
  'preLogin',
  'anonymous/appConfig',
  'anonymous/appEventLogClient',
  'getAfterLoginInfoWeb',
  'accountLogin',
  'rgState',
  'online',
];
const narrow = { width: 360, height: 640 };
/** `ANSWER_SEED` selects other answers. */
const seed = Number(process.env['ANSWER_SEED'] ?? 1);

for (const who of ['visitor', 'player'] satisfies Who[])
  test(`every screen of a ${who} shows something for any response within the contract @long`, async ({
    page,
    context,
    player,
    watch,
  }) => {
    test.setTimeout(900_000);
    watch.expectLines(/Failed to load resource|net::ERR_/);
    watch.invented();
    await settle(page, 'en', who, player);
    await page.setViewportSize(narrow);
    for (const [place, path] of paths(who).entries())
      await test.step(path, async () => {
        await answerAnything(context, seed * 1_000 + place, asUsual);
        await page.goto(path);
        await speaks(page, path);
        await page.goto('about:blank');
        await context.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

/** Number of starts of the app with an operator that answers arbitrarily. */
const starts = 30;

test('the app shows something for any start response within the contract @long', async ({ page, context, watch }) => {
  test.setTimeout(600_000);
  watch.expectLines(/Failed to load resource|net::ERR_/);
  watch.invented();
  await settle(page, 'en', 'visitor', { account: '', password: '' } as never);
  for (let start = 0; start < starts; start += 1)
    await test.step(`start ${start}`, async () => {
      await answerAnything(context, seed * 1_000 + start, ['anonymous/appEventLogClient']);
      await page.goto('/');
      // A notice with another version asks again, over a waiting page.
      const notice = page.getByRole('dialog', { name: 'Age and terms notice' });
      await notice.or(page.locator('body:not(:has([inert] main)) h1')).first().waitFor({ state: 'attached' });
      if (!(await notice.isVisible())) await speaks(page, `start ${start}`);
      await page.goto('about:blank');
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });
  // What was invented may have been a maintenance, during which events wait for the next start.
  await page.goto('/');
  await speaks(page, 'a start answered by the operator');
});
