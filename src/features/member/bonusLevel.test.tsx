// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { renderScreen } from '#tests/support/screen.tsx';

const { stores } = await import('#data/stores.ts');
const { default: MemberScreen } = await import('./MemberScreen.tsx');

test('the level of deposit bonuses is named so, apart from the VIP level (G-03)', async () => {
  const bets = [0, 1_000_000, 10_000_000] as Money[];
  stores.settings.config = { userLevelConfigs: bets.map((betAmount, level) => ({ level, betAmount })) };
  const player = { id: 8, nickname: 'Ana', vip: 0, userLevel: 1, bet: 1_500_000 as Money };
  const { textContent } = await renderScreen(<MemberScreen />, { player });
  expect(textContent).toContain('VIP 0');
  expect(textContent).toContain('Bonus level 1');
  expect(textContent).toContain('Bonus level 2 from ₱100,000.00 in bets');
});
