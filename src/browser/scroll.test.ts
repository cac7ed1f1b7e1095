// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { nextHistoryEntry } from './historyEntries.ts';

const scroll = vi.fn<(left: number, top: number) => void>();

/** A device that shows a page, scrolled down; what it is scrolled to from now on. */
async function scrolledPage() {
  vi.resetModules();
  const { arriveOnPage, leavePage } = await import('./scroll.ts');
  const open = (path: string, replace = false) => {
    leavePage();
    history[replace ? 'replaceState' : 'pushState'](nextHistoryEntry(replace), '', path);
    arriveOnPage();
  };
  open('/member/self-limited');
  scroll.mockClear();
  vi.stubGlobal('scrollY', 490);
  return open;
}

beforeEach(() => vi.stubGlobal('scrollTo', scroll));

test('a page that only its query tells apart starts at its top', async () => {
  const open = await scrolledPage();
  open('/member/self-limited?part=break');
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});

test('a query that is replaced, as by a tab, leaves the page where it is', async () => {
  const open = await scrolledPage();
  open('/member/self-limited?part=test', true);
  expect(scroll).not.toHaveBeenCalled();
});

test('a page in the place of another one starts at its top', async () => {
  const open = await scrolledPage();
  open('/faq', true);
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});
