import type { PayoutName } from '#contract/payouts.ts';
import { page } from '#nav/page.ts';
import { anyId, neededId, oneOf, ownAddress, yesNo } from '#nav/params.ts';
import { text } from '#nav/query.ts';

const withdrawal = <const N extends PayoutName>(name: N) =>
  page(`/withdrawal/${name}`, {
    feature: 'withdrawals',
    guard: 'auth',
    query: { orderNo: text },
    offline: 'form',
    back: '/wallets',
    load: () => import('#features/wallets/withdraw/WithdrawalScreen.tsx'),
  });

/** Pages of play and of the wallet. */
export const moneyPages = [
  page('/game/start', {
    guard: 'auth',
    query: { gameId: neededId, tryIt: yesNo, activityId: anyId },
    offline: 'online',
    back: '/',
    load: () => import('#features/play/PlayScreen.tsx'),
  }),
  page('/wallets', {
    tabs: true,
    guard: 'auth',
    query: { name: oneOf('deposit', 'withdraw'), back: yesNo, orderNo: text, item: anyId },
    offline: 'form',
    load: () => import('#features/wallets/WalletsScreen.tsx'),
  }),
  page('/wallets/record', {
    guard: 'auth',
    query: { view: oneOf('records', 'statement'), tab: oneOf('deposits', 'withdrawals', 'history', 'all') },
    offline: 'data',
    back: '/wallets',
    load: () => import('#features/wallets/records/RecordsScreen.tsx'),
  }),
  withdrawal('gcash'),
  withdrawal('maya'),
  withdrawal('grabpay'),
  withdrawal('bank'),
  page('/wallets/card/list', {
    feature: 'receivingAccounts',
    guard: 'auth',
    query: { back: ownAddress },
    offline: 'data',
    back: '/wallets',
    load: () => import('#features/wallets/accounts/AccountsScreen.tsx'),
  }),
  page('/wallets/card/edit', {
    feature: 'receivingAccounts',
    guard: 'auth',
    query: { id: anyId, name: text, back: ownAddress },
    offline: 'form',
    back: '/wallets/card/list',
    load: () => import('#features/wallets/accounts/AccountScreen.tsx'),
  }),
] as const;
