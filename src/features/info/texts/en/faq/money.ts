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
        'Open the wallet, choose a channel and an amount, and tap “Deposit”. The payment page opens; afterwards it brings you back.',
        'In the sandbox that page is a stand-in: it asks for no real details, and you must not type any.',
      ],
    },
    {
      id: 'minimum',
      q: 'How much is the least I can deposit?',
      a: [
        'That depends on the channel. Only amounts that fit are offered, and where you can type your own, the form says from what to what.',
      ],
    },
    {
      id: 'late',
      q: 'I paid, and my balance hasn’t changed.',
      a: [
        'A deposit counts when the payment is confirmed. The app looks every few seconds and then tells you. Your records show where each order stands; if it stays, give its number to customer service.',
      ],
      links: ['/wallets/record'],
    },
    {
      id: 'checking',
      q: 'What does “Checking your deposit” mean?',
      a: [
        'The connection broke while we asked for the order, so nobody here knows whether it got through. The app doesn’t ask a second time by itself: it looks up what became of the first. Until you pay an order, it costs you nothing.',
      ],
    },
    {
      id: 'twice',
      q: 'Can I be charged twice?',
      a: [
        'Not by a double tap, a second tab or loading again: each act carries a number of its own, and the operator acts on it once. If you start a new deposit and pay both orders, both count.',
      ],
    },
    {
      id: 'stale',
      q: 'Why does my balance show a time?',
      a: ['It is the last one we heard of, and that is a while ago: you are offline, or the operator doesn’t answer.'],
    },
    {
      id: 'withdraw',
      q: 'How do I withdraw?',
      a: [
        'Open the wallet, tap “Withdraw” and choose where it goes: only to an account in your own name. Before you type an amount you see how much you can take out, the fee, and what is still missing. Your records show how far each withdrawal has come.',
        'In the sandbox nothing of value arrives: your balance is a play figure.',
      ],
      links: ['/wallets/record'],
    },
  ],
};
