import { appPort } from '../support/ports.ts';
import { canary } from '../support/hostile.ts';
import { enterAs, expect, test } from '../support/perlas.ts';

/** Chromium's log lines about what a policy has blocked. */
const stopped = [
  /Content Security Policy/,
  /^Policy violated/,
  /TrustedHTML|TrustedScript/,
  /frame-ancestors/,
  /Refused/,
];

test('the app is not shown in a frame of another page (G13)', async ({ page, watch }) => {
  watch.expectLines(...stopped);
  await page.route('https://framing.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="http://localhost:${appPort}/" onload="document.title='loaded'"></iframe>`,
    }),
  );
  await page.goto('https://framing.example/');
  await expect(page).toHaveTitle('loaded');
  await expect(page.frameLocator('iframe').getByRole('navigation')).toHaveCount(0);
  expect(page.frames()[1]!.url()).toMatch(/^chrome-error:/);
});

test('injected code cannot run, and the token is nowhere in the page’s realm (G14)', async ({
  page,
  context,
  player,
  watch,
}) => {
  watch.expectLines(...stopped);
  const tokens = new Set<string>();
  context.on('request', (request) => tokens.add(request.headers()['authorization'] ?? ''));
  await enterAs(page, player);
  await page.goto('/member');
  await expect(page.getByText(player.nickname).first()).toBeVisible();

  const ran = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const hits: string[] = [];
        Object.assign(globalThis, { hit: (by: string) => hits.push(by) });
        // In a task of its own, because code evaluated for a test may itself evaluate code.
        setTimeout(() => {
          const attempts: (() => unknown)[] = [
            () =>
              (document.body.insertAdjacentElement('beforeend', document.createElement('p'))!.innerHTML = '<b>x</b>'),
            () =>
              document.body.append(Object.assign(document.createElement('script'), { textContent: `hit('script')` })),
            () => document.body.setAttribute('onclick', `hit('handler')`),
            () => document.body.click(),
            () => (Reflect.construct(Function, [`hit('eval')`]) as () => void)(),
            () => new Worker(URL.createObjectURL(new Blob([`postMessage('worker')`]))),
            () => document.write(`<img src=x onerror="hit('write')">`),
          ];
          for (const attempt of attempts)
            try {
              attempt();
            } catch {
              // Expected.
            }
          setTimeout(() => done(hits), 300);
        });
      }),
  );
  expect(ran).toEqual([]);

  const token = [...tokens].find(Boolean)!;
  const found = await page.evaluate(
    (secret) => {
      const seen = new Set<unknown>();
      const waiting: unknown[] = [globalThis];
      while (waiting.length > 0 && seen.size < 200_000) {
        const value = waiting.pop();
        if (typeof value === 'string' && value.includes(secret)) return true;
        if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
        seen.add(value);
        for (const { value: next } of Object.values(Object.getOwnPropertyDescriptors(value))) waiting.push(next);
      }
      return false;
    },
    token.slice(0, 16),
  );
  expect(found).toBe(false);
});

test('the worker can reach only the operator (G15)', async ({ page, context, player, watch }) => {
  watch.expectLines(...stopped);
  const asked: string[] = [];
  await context.route(`${canary}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
  });
  await enterAs(page, player);
  const outcomes = await page.workers()[0]!.evaluate(async (address) => {
    const tries = [fetch(`${address}/1`), fetch(`${address}/2`, { method: 'POST', mode: 'no-cors' })];
    return (await Promise.allSettled(tries)).map(({ status }) => status);
  }, canary);
  expect(outcomes).toEqual(['rejected', 'rejected']);
  expect(asked).toEqual([]);
});

test('a game cannot redirect the app, open a dialog, download anything or read the app (G8)', async ({
  page,
  context,
  player,
  watch,
}) => {
  watch.expectLines(...stopped, /navigat|sandboxed|Unsafe attempt|Blocked|download/i);
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push('dialog');
    void dialog.dismiss();
  });
  page.on('download', () => done.push('download'));
  await context.route(
    (url) => url.port === String(appPort + 1),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a download=x href="data:text/plain,x">x</a><script>
          const tries = [() => { top.location = '${canary}' }, () => open('${canary}', '_top'), () => alert(1),
            () => confirm(1), () => document.querySelector('a').click(), () => { parent.document.title = 'hit' },
            () => { parent.localStorage.clear() }];
          for (const each of tries) try { each() } catch {}
          parent.postMessage({ type: 'ready' }, '*');
          document.title = 'tried';
        </script>`,
      }),
  );
  await enterAs(page, player);
  await page.goto('/game/start?gameId=1001');
  await expect.poll(() => page.frames()[1]?.title()).toBe('tried');
  expect(done).toEqual([]);
  await expect(page).toHaveURL(/\/game\/start\?gameId=1001/);
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
