import { expect, test } from 'vitest';
import { comparedName, withdrawalFee } from './payouts.ts';

const rates = { feeRate: 100, feeMin: 1_000 };

test('a withdrawal is free while free ones are left, then costs its rate with a minimum', () => {
  expect(withdrawalFee(500_000, rates, 1)).toBe(0);
  expect(withdrawalFee(500_000, rates, 0)).toBe(5_000);
  expect(withdrawalFee(20_000, rates, 0)).toBe(1_000);
  expect(withdrawalFee(500_001, rates, 0)).toBe(5_001);
});

test('names are equal whatever their case, accents and spaces', () => {
  expect(comparedName('  José  dela Peña ')).toBe('JOSE DELA PENA');
  expect(comparedName('José dela Peña')).toBe(comparedName('JOSE DELA PENA'));
  expect(comparedName('Ana O’Hara')).toBe(comparedName("ana o'hara"));
  expect(comparedName('Jose¨')).toBe('JOSE');
  expect(comparedName('Jose de la Peña')).not.toBe(comparedName('Jose dela Peña'));
});
