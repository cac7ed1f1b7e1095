import { expect, test } from 'vitest';
import { withdrawalStates } from '#contract/payouts.ts';
import { endOf, stepKeys, stepsAhead } from './steps.ts';

test('a withdrawal is open until paid, refused or returned, and every step has a name', () => {
  const { submitted, reviewing, sending, paid, refused, returned } = withdrawalStates;
  expect([submitted, reviewing, sending].map(endOf)).toEqual([null, null, null]);
  expect([paid, refused, returned].map(endOf)).toEqual(['paid', 'refused', 'returned']);
  for (const state of Object.values(withdrawalStates)) expect(stepKeys[state]).toMatch(/^step/);
});

test('the upcoming steps are known until the withdrawal has ended', () => {
  const { submitted, reviewing, sending, paid, refused, returned } = withdrawalStates;
  expect(stepsAhead(submitted)).toEqual([reviewing, sending, paid]);
  expect(stepsAhead(sending)).toEqual([paid]);
  expect([paid, refused, returned].map(stepsAhead)).toEqual([[], [], []]);
});
