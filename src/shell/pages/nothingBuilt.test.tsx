// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { ref } from 'valtio/vanilla';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import type { PageRow } from '#nav/page.ts';
import { button, unmount } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#data/updates.ts', () => ({ build: 'trial' }));
vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {}, replaceUrl: () => {} }));

const { stores } = await import('#data/stores.ts');
const { learnPages, routeAt } = await import('#nav/routes.ts');
const { shellParts } = await import('#shared/page/shellParts.ts');
const { parts } = await import('../loading/deferredParts.ts');
const { pages } = await import('./pages.ts');

const textOf = ({ textContent }: Element) => textContent;
const shownMissing = () => [...document.querySelectorAll('[data-missing]:not([hidden])')];
/** Pages that lead on, or send something at once. */
const others = ['/auth/social', '/auth/bind', '/game/start'];
const addresses = [
  ...pages.map(({ path }) => path.replace(':id', '1')).filter((path) => !others.includes(path)),
  '/email/detail?id=1',
  '/wallets?name=withdraw',
  '/wallets/record?tab=withdrawals',
  '/wallets/record?view=statement',
  '/points?tab=log',
  '/points?tab=diamond',
];
/** The addresses of pages that show nothing but a feature, and so say that it isn’t there. */
const lacking = ['/email', '/vip', '/share', '/bonus/tasks', '/wallets?name=withdraw', '/wallets/card/list', '/agent'];

beforeAll(() => {
  learnPages(pages as readonly PageRow[], true);
  shellParts.parts = ref(parts);
});
beforeEach(() => {
  stores.settings.config = { features: {}, rechargeTypes: [] } as never;
  app.replies.read.mockRejectedValue(new Failure('refused', 404));
});

test.each(addresses)(
  '%s offers nothing to try again where every call is answered with 404, and says so at most once',
  async (address) => {
    history.replaceState(null, '', address);
    const { default: Screen } = await routeAt(location.pathname)!.load();
    const screen = (
      <Suspense>
        <Screen />
      </Suspense>
    );
    await renderScreen(screen, { player: { id: 8, nickname: 'Ana', vip: 1 }, replies: {} });
    await act(() => vi.dynamicImportSettled());
    expect(button('Try again')).toBeUndefined();
    expect(shownMissing().length).toBeLessThanOrEqual(1);
    if (lacking.includes(address)) expect(shownMissing().map(textOf)).toEqual(['This isn’t available.Go home']);
    await unmount();
  },
);
