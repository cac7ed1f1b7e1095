import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about deposits and the balance. */
export const money: Topic = {
  id: 'money',
  title: 'Money',
  questions: [
    {
      id: 'deposit',
      q: 'How do I deposit?',
      a: [
        'Open the wallet, choose a payment method and an amount, and tap “Deposit”. The payment page opens, then brings you back.',
        'In the sandbox, that page isn’t real. It asks for no real details, so don’t type any.',
      ],
    },
    {
      id: 'minimum',
      q: 'What’s the minimum deposit?',
      a: [
        'That depends on the payment method. You see only amounts it allows. Where you can type your own amount, the form shows the minimum and the maximum.',
      ],
    },
    {
      id: 'late',
      q: 'I paid, but my balance hasn’t changed. What now?',
      a: [
        'A deposit counts when the payment is confirmed. The app checks every few seconds and tells you. Your transactions show the status of each order. If it doesn’t change, give the order number to customer service.',
      ],
      links: ['/wallets/record'],
    },
    {
      id: 'checking',
      q: 'What does “Checking your deposit” mean?',
      a: [
        'The connection dropped while we created the order, so we don’t know yet if it went through. The app doesn’t send a second request by itself. It checks what happened to the first. You aren’t charged until you pay an order.',
      ],
    },
    {
      id: 'twice',
      q: 'Can I be charged twice?',
      a: [
        'Not by a double tap, a second tab or a reload. Each request has its own number, and the operator acts on it once. If you start a new deposit and pay both orders, both count.',
      ],
    },
    {
      id: 'stale',
      q: 'Why does my balance show a time?',
      a: ['It’s your last known balance, from that time. You’re offline, or the operator isn’t responding.'],
    },
    {
      id: 'withdraw',
      q: 'How do I withdraw?',
      a: [
        'Open the wallet, tap “Withdraw” and choose a receiving account. It must be in your own name. You see how much you can withdraw, the fee, and what you still need to do first. Your transactions show the status of each withdrawal.',
        'In the sandbox, no real money arrives. Your balance is play money.',
      ],
      links: ['/wallets/record'],
    },
  ],
};
