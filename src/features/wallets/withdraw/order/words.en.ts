import { area } from '#i18n/area.ts';

/** Texts of a withdrawal order. */
export const words = area(
  {
    onItsWay: 'Your withdrawal is on its way',
    onItsWayText: 'You can leave this page. {net} usually arrives within {time}.',
    onItsWayPlain: 'You can leave this page. Each step shows here and in your records.',
    orderOffline: 'You’ll see the next step once you’re back online.',
    later: 'Still processing',
    laterText: 'This takes a while. Your records show each step.',
    paid: 'Withdrawal successful',
    paidText: '{net} was sent to {account}.',
    refused: 'Withdrawal declined',
    returned: 'Withdrawal returned',
    backText: 'The full {amount} was returned to your balance.',
    reason: 'Reason: {reason}',
    amount: 'Amount',
    steps: 'Status',
    received: 'You received',
    notYet: 'Not yet',
    orderNo: 'Order {orderNo}',
    unknownOrder: 'Withdrawal not found',
    unknownOrderText: 'Your records show all your withdrawals.',
    orderFailed: 'Couldn’t load the status.',
    checkAccounts: 'Check receiving accounts',
    toWithdrawals: 'See all withdrawals',
  },
  () => import('./words.fil.ts'),
);
