import { expect, test } from 'vitest';
import { withdrawalStates } from '#contract/payouts.ts';
import { endOf, stepKeys } from './steps.ts';

test('a withdrawal is on its way until it is paid, refused or returned; every step has a name', () => {
  const { submitted, reviewing, sending, paid, refused, returned } = withdrawalStates;
  expect([submitted, reviewing, sending].map(endOf)).toEqual([null, null, null]);
  expect([paid, refused, returned].map(endOf)).toEqual(['paid', 'refused', 'returned']);
  for (const state of Object.values(withdrawalStates)) expect(stepKeys[state]).toMatch(/^step/);
});
