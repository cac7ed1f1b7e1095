import { expect, test } from 'vitest';
import { staysOpen } from './staysOpen.ts';

test.each([
  '/wallets?name=withdraw',
  '/wallets/record',
  '/wallets/card/edit',
  '/withdrawal/gcash',
  '/member/self-limited',
  '/member/profile/kyc',
  '/member/report',
  '/auth/login?type=account',
  '/activity/lottery/record',
  '/feedback',
  '/feedback/record/12',
  '/faq',
  '/email',
  '/email/detail?id=1',
  '/service',
])('%s stays open to a restricted player', (address) => {
  const { pathname, search } = new URL(address, 'http://app.test');
  expect(staysOpen(pathname, search)).toBe(true);
});

test.each([
  '/',
  '/wallets',
  '/wallets?name=deposit&orderNo=1',
  '/game/start?gameId=1001',
  '/game/search',
  '/member',
  '/member/games',
  '/auth/register',
  '/activity/bank',
  '/agent?tabActive=invite',
  '/agent/rule',
  '/share',
  '/activity/lottery',
  '/download',
  '/faqs',
  '/feedbacks',
  '/emails',
  '/service/vip',
])('%s is closed to a restricted player', (address) => {
  const { pathname, search } = new URL(address, 'http://app.test');
  expect(staysOpen(pathname, search)).toBe(false);
});
