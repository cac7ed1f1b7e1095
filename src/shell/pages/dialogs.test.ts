// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { registerDialogs, show, shown } from '#nav/modals.ts';
import { dialogs } from './dialogs.ts';

const { stores } = await import('#data/stores.ts');

beforeEach(() => {
  registerDialogs(async () => dialogs);
  shown.length = 0;
  return () => void (stores.rg.state = 0);
});

test('the claims sheet opens for a player, but not for a restricted one (RG-20)', async () => {
  stores.rg.state = 1;
  await show('claims', { claims: [], onFailure: () => {} });
  expect(shown).toHaveLength(0);
  stores.rg.state = 0;
  await show('claims', { claims: [], onFailure: () => {} });
  expect(shown).toHaveLength(1);
});
