import { area } from '#i18n/area.ts';

/** The words of customer service. */
export const words = area(
  {
    title: 'Customer service',
    chatText: 'For money questions, have your order number ready.',
    never: 'We never ask for your password or a code.',
    start: 'Start a chat',
    resume: 'Continue the chat',
    there: 'Online now',
    away: 'Offline now',
    unread: { one: '{n} new message', other: '{n} new messages' },
    needsNetwork: 'Live chat needs a connection. Calls and the FAQ work offline.',

    others: 'Other ways to reach us',
    write: 'Write',
    call: 'Call',
    open: 'Open',
    asOf: 'As of {time}',
    unknown: 'Contact details load once you’re online.',
    nobody: 'Customer service isn’t available right now. Try the helplines below.',

    complaints: 'Have a complaint?',
    first: 'Tell us first, by chat or in writing: what happened, when, and the order number if any.',
    next: 'If our answer doesn’t solve it, contact the regulator, PAGCOR.',
    nextNamed: 'If our answer doesn’t solve it, contact the regulator, PAGCOR. Mention {holder} and licence {no}.',
    regulator: 'Contact PAGCOR',

    vip: 'VIP service',
    vipText: 'A manager for your level',
    vipFailed: 'Couldn’t load your VIP service.',
    vipNone: 'VIP service isn’t available right now',
    vipFrom: 'VIP service starts at {level}',
    vipYours: 'Your level is {level}. Customer service is open to everyone.',
    vipVisitor: 'Log in to see your level. Customer service is open to everyone.',
    level: 'VIP {n}',
    login: 'Log in',
    toService: 'Go to customer service',
  },
  () => import('./words.fil.ts'),
);
