import type { OrderStatus } from './order.ts';

/** Texts for an order that can't be paid any more. */
type Verdicts = Record<Exclude<OrderStatus, 'waiting'>, { title: string; rule: string }>;

const english = {
  tag: 'en',
  checkout: '{name} checkout',
  bank: 'Online banking',
  payWith: 'Pay with {name}',
  transfer: 'Send a bank transfer',
  orderNo: 'Order no.',
  reference: 'Reference no.',
  amount: 'Amount',
  merchant: 'Merchant',
  payBefore: 'Pay before',
  expired: 'Expired',
  pay: 'Pay',
  fail: 'Fail',
  leave: 'Leave',
  outcomes: 'For testers',
  sandbox: 'Sandbox: no real money moves here.',
  verdicts: {
    paid: { title: 'This order is paid', rule: 'The merchant has been told. You can leave this page.' },
    failed: {
      title: 'This payment failed',
      rule: 'Nothing was taken from your account. You can start again at the merchant.',
    },
    expired: {
      title: 'This order has expired',
      rule: 'Nothing was taken from your account. You can start again at the merchant.',
    },
  } satisfies Verdicts,
  unknownTitle: 'There is no such order',
  unknownRule: 'The link is incomplete or was changed. Go back to the merchant and start the payment again.',
};

/** The texts of the checkout, in one language. */
export type Words = typeof english;

const filipino: Words = {
  tag: 'fil',
  checkout: 'Bayad sa {name}',
  bank: 'Online banking',
  payWith: 'Magbayad gamit ang {name}',
  transfer: 'Mag-bank transfer',
  orderNo: 'Order no.',
  reference: 'Reference no.',
  amount: 'Halaga',
  merchant: 'Merchant',
  payBefore: 'Magbayad bago ang',
  expired: 'Nag-expire noong',
  pay: 'Magbayad',
  fail: 'I-fail ang bayad',
  leave: 'Bumalik',
  outcomes: 'Para sa mga tester',
  sandbox: 'Sandbox: walang totoong pera rito.',
  verdicts: {
    paid: { title: 'Bayad na ang order na ito', rule: 'Nasabihan na ang merchant. Puwede ka nang umalis dito.' },
    failed: {
      title: 'Hindi natuloy ang bayad',
      rule: 'Walang kinuha sa account mo. Puwede kang magsimula ulit sa merchant.',
    },
    expired: {
      title: 'Nag-expire na ang order na ito',
      rule: 'Walang kinuha sa account mo. Puwede kang magsimula ulit sa merchant.',
    },
  },
  unknownTitle: 'Walang ganitong order',
  unknownRule: 'Kulang o binago ang link. Bumalik sa merchant at simulan ulit ang pagbabayad.',
};

/** The texts for a language tag such as `fil`; English for any other. */
export const wordsFor = (tag = ''): Words => (/^(fil|tl)\b/i.test(tag) ? filipino : english);
