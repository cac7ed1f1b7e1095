/** English texts of customer service. */
export const en = {
  title: 'Customer service',
  chatText: 'Write with a person. If it is about money, have the order number at hand.',
  never: 'We never ask for your password or a code.',
  start: 'Start a chat',
  resume: 'Go on with the chat',
  there: 'Online now',
  away: 'Away now',
  unread: { one: '{n} new message', other: '{n} new messages' },
  needsNetwork: 'Live chat needs a connection. What is below stays here without one.',

  others: 'Other ways to reach us',
  write: 'Write',
  call: 'Call',
  open: 'Open',
  asOf: 'As of {time}',
  unknown: 'How to reach us comes with the first connection.',
  nobody: 'There is no way to reach us at the moment. The helplines below are open.',

  complaints: 'If something isn’t right',
  first: 'Tell us first, by chat or in writing: what happened, when, and the order number if there is one.',
  next: 'If our answer doesn’t settle it, go to the regulator, PAGCOR.',
  nextNamed:
    'If our answer doesn’t settle it, go to the regulator, PAGCOR. Name the holder, {holder}, and licence {no}.',
  regulator: 'Go to PAGCOR',

  vip: 'VIP service',
  vipText: 'A manager for your level',
  vipFailed: 'We couldn’t load who is there.',
  vipNone: 'There is no VIP service at the moment.',
  vipFrom: 'VIP service begins at {level}.',
  vipYours: 'Your level is {level}. Customer service is there for everybody.',
  vipVisitor: 'Log in to see your level. Customer service is there for everybody.',
  level: 'VIP {n}',
  login: 'Log in',
  toService: 'To customer service',
} as const;
