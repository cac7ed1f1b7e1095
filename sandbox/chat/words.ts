const english = {
  tag: 'en',
  title: 'Live chat',
  agent: 'Liza, customer service',
  you: 'You',
  message: 'Your message',
  send: 'Send',
  typing: 'Liza is writing…',
  note: 'A sandbox: Liza is a program, and nothing is kept.',
  hello: 'Hello! I am Liza. What can I help you with?',
  vip: 'Hello! I am Liza, for Maria Santos. What can I help you with?',
  away: 'Nobody is here right now. Leave your question, and we answer when we are back.',
  noted: 'Noted. We answer when we are back.',
  money:
    'For a deposit or a withdrawal, tell me its order number. It stands in your wallet’s records. Never send me a password or a code.',
  care: 'You can take a break or exclude yourself under Player protection, at once. Nobody here will ask you to come back.',
  verify: 'The identity check is under Profile. It takes about a minute, and clear pictures help.',
  thanks: 'You are welcome. Is there anything else?',
  other: 'Thank you. Tell me a little more, and I will look into it.',
};

type ChatWords = typeof english;

const filipino: ChatWords = {
  tag: 'fil',
  title: 'Live chat',
  agent: 'Liza, customer service',
  you: 'Ikaw',
  message: 'Mensahe mo',
  send: 'Ipadala',
  typing: 'Nagsusulat si Liza…',
  note: 'Sandbox ito: programa si Liza, at walang iniimbak.',
  hello: 'Kumusta! Ako si Liza. Ano ang maitutulong ko?',
  vip: 'Kumusta! Ako si Liza, para kay Maria Santos. Ano ang maitutulong ko?',
  away: 'Walang tao rito ngayon. Iwan ang tanong mo, at sasagot kami pagbalik namin.',
  noted: 'Nakuha ko. Sasagot kami pagbalik namin.',
  money:
    'Para sa deposito o withdrawal, sabihin ang order number. Nasa mga tala ng wallet mo ito. Huwag magpadala ng password o code.',
  care: 'Puwede kang magpahinga o mag-self-exclude sa Proteksyon ng player, agad-agad. Walang pipilit sa iyong bumalik.',
  verify: 'Nasa Profile ang pagsusuri ng ID. Mga isang minuto lang, at nakakatulong ang malinaw na larawan.',
  thanks: 'Walang anuman. May iba pa ba?',
  other: 'Salamat. Magkuwento pa nang kaunti, at titingnan ko.',
};

/** The texts of the chat page in a language of the app; English for any other. */
export const chatWords = (lang: string): ChatWords => (lang === 'fil' ? filipino : english);
export type { ChatWords };
