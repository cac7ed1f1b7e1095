import type { MoneyTest } from '../moneyTest.ts';
import { beforeAccount } from './account.ts';
import { beforeDraws } from './draws.ts';
import { beforeMoney } from './money.ts';
import { beforeRewards } from './rewards.ts';
import type { Before } from './setup.ts';
import { beforeShop } from './shop.ts';

/** The setup of each sample call, with the fields that are known only at run time. */
export const before = (operator: MoneyTest): Before => ({
  ...beforeAccount(operator),
  ...beforeMoney(operator),
  ...beforeRewards(operator),
  ...beforeShop(operator),
  ...beforeDraws(operator),
});
