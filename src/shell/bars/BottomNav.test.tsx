// @vitest-environment happy-dom
import { ref } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { noDots } from '#tests/support/ana.ts';
import { render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';

const { stores } = await import('#data/stores.ts');
const { shellParts } = await import('#shared/page/shellParts.ts');
const { EntryDot } = await import('./EntryDot.tsx');
const { BottomNav } = await import('./BottomNav.tsx');

const tab = (path: string) => document.querySelector(`nav a[href="${path}"]`)!;

beforeEach(() => {
  stores.settings.config = null;
  Object.assign(stores.session, { known: true, userId: 8 });
  shellParts.parts = ref({ EntryDot } as unknown as NonNullable<typeof shellParts.parts>);
});

test('VIP is a bottom tab, and the current tab is marked (L-02)', async () => {
  history.replaceState(null, '', '/vip');
  await render(<BottomNav inert={false} />);
  expect(tab('/vip').textContent).toContain('VIP');
  expect(tab('/vip').getAttribute('aria-current')).toBe('page');
  expect(tab('/').getAttribute('aria-current')).toBeNull();
});

test('the VIP tab has a dot while something can be claimed (E-12)', async () => {
  const know = (vip: boolean) => setReply('activityGetStatusList', { ...noDots, vip });
  const describedBy = () => document.getElementById(tab('/vip').getAttribute('aria-describedby')!);
  know(true);
  await render(<BottomNav inert={false} />);
  expect(describedBy()).not.toBeNull();
  know(false);
  await render(<BottomNav inert={false} />);
  expect(describedBy()).toBeNull();
});

test('an operator without VIP levels has no VIP tab, and the others stay', async () => {
  stores.settings.config = { features: { vip: false } } as never;
  await render(<BottomNav inert={false} />);
  const paths = [...document.querySelectorAll('nav a')].map((each) => each.getAttribute('href'));
  expect(paths).toEqual(['/', '/bonus', '/wallets', '/member']);
});
