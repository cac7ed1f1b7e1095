// @vitest-environment happy-dom
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/support/screen.tsx';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { ribbon } = await import('../ribbon.ts');
const { JackpotRibbon } = await import('./JackpotRibbon.tsx');

const jackpot = {
  megaJackpot: 10_005_200,
  majorJackpot: 1_003_900,
  minorJackpot: 202_600,
  miniJackpot: 51_080,
  winners: [
    { nickname: 'J***', amount: 2_000 },
    { nickname: 'M***', amount: 50_220 },
  ],
};

interface Said {
  stands?: object | null;
  features?: Record<string, boolean>;
  absent?: boolean;
}

/** Shows the ribbon to a visitor, with the operator's jackpot and features. */
async function show({ stands = jackpot, features = {}, absent = false }: Said = {}) {
  stores.settings.config = ref({ features });
  return renderScreen(<JackpotRibbon absent={absent} />, {
    replies: { getActivityIds: { activityMap: {}, ...(stands && { jackpot: stands }) } },
  });
}

beforeEach(() => {
  localStorage.clear();
  ribbon.none = false;
});

test('a visitor sees the amounts of the four tiers, and the last winners', async () => {
  const page = await show();
  expect([...page.querySelectorAll('dd')].map((each) => each.textContent)).toEqual([
    '₱100,052.00',
    '₱10,039.00',
    '₱2,026.00',
    '₱510.80',
  ]);
  expect(page.textContent).toContain('J*** won ₱20.00 · M*** won ₱502.20');
  expect(page.querySelector('a')!.getAttribute('href')).toBe('/activity/jackpot');
});

test('no winners are shown where the operator sends none, or has switched `winners` off', async () => {
  expect((await show({ stands: { ...jackpot, winners: undefined } })).textContent).not.toContain('won');
  expect((await show({ features: { winners: false } })).textContent).not.toContain('won');
});

test.each([
  ['the operator has no jackpot', { stands: null }],
  ['`jackpotRibbon` is off', { features: { jackpotRibbon: false } }],
])('where %s the place links to limits and help, and the next start reserves no place', async (_, given) => {
  const page = await show(given);
  expect(page.querySelector('dl')).toBeNull();
  expect(page.textContent).toBe('Limits, breaks and help');
  expect(ribbon.none).toBe(true);
  expect(localStorage.getItem('ribbon.none')).toBe('true');
});

test('a new jackpot shifts nothing now, and has its place on the next start', async () => {
  ribbon.none = true;
  expect((await show({ absent: true })).textContent).toBe('');
  expect(ribbon.none).toBe(false);
});
