import { expect, test, vi } from 'vitest';
import type { Name } from '#contract/endpoints.ts';
import { endpointOf } from './endpointOf.ts';

vi.mock('#contract/endpoints.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** Endpoints of what installed pages show from stored replies, and of what they send once back online. */
const needed: Readonly<Record<string, readonly Name[]>> = {
  lobby: ['preLogin', 'anonymous/appConfig', 'getActivityIds', 'activityGetStatusList', 'getAfterLoginInfoWeb'],
  game: ['gameLike', 'startGame', 'exitGame', 'online'],
  wallet: ['refreshData', 'getExchange', 'getGameBalances', 'getBankInfo', 'couponList', 'safeboxLog'],
  records: ['statement', 'appUserCoinDetail', 'rechargeRecord'],
  'pending money': ['operationStatus', 'rechargeStatus', 'exchangeStatus'],
  report: ['betRecord', 'betRecordReport'],
  member: ['appUserOther', 'sessionList', 'getCustomerServices', 'logout'],
  limits: ['selfLimitInfo', 'rgState', 'rgSession', 'selfLimitSet', 'selfExclude', 'rgAck'],
  jackpot: ['getJackpotDrawInfo'],
  events: ['anonymous/appEventLogClient'],
};

test.each(Object.entries(needed))('endpoints of the %s are known without the full table', async (_, names) => {
  await expect(Promise.all(names.map(endpointOf))).resolves.not.toContain(undefined);
});

test('any other endpoint fails with a network failure when the full table can’t be loaded', async () => {
  await expect(endpointOf('getVipInfo')).rejects.toMatchObject({ kind: 'network' });
});
