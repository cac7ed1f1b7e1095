import type { PushTopic } from '#contract/push.ts';

type Text = readonly [title: string, body: string];

interface Message {
  /** Offers are marketing, and no topic that a device subscribes to. */
  topic: PushTopic | 'offers';
  /** The page of the app that a tap leads to. */
  url: string;
  en: Text;
  fil: Text;
}

/** The push messages by occasion. Lock screens show them to anybody: no amount, no name, no result. */
export const pushTexts = {
  paid: {
    topic: 'payouts',
    url: '/wallets/record',
    en: ['Withdrawal paid', 'Tap to see it in your transactions.'],
    fil: ['Naipadala na ang withdrawal', 'I-tap para makita sa mga transaksyon mo.'],
  },
  returned: {
    topic: 'payouts',
    url: '/wallets/record',
    en: ['Withdrawal returned', 'The money is back in your balance. Tap to see why.'],
    fil: ['Naibalik ang withdrawal', 'Nasa balanse mo na ulit ang pera. I-tap para makita kung bakit.'],
  },
  mail: {
    topic: 'replies',
    url: '/email',
    en: ['New mail', 'Something is waiting in your inbox.'],
    fil: ['May bagong mail', 'May naghihintay sa inbox mo.'],
  },
  feedback: {
    topic: 'replies',
    url: '/feedback/record',
    en: ['We replied to you', 'Tap to read our answer to your feedback.'],
    fil: ['May sagot na kami', 'I-tap para basahin ang sagot sa feedback mo.'],
  },
  draw: {
    topic: 'draws',
    url: '/activity/lottery/order',
    en: ['The lottery was drawn', 'Tap to compare the numbers with yours.'],
    fil: ['Tapos na ang lottery draw', 'I-tap para ikumpara ang mga numero sa iyo.'],
  },
  offer: {
    topic: 'offers',
    url: '/bonus',
    en: ['News from us', 'Tap to see what is new.'],
    fil: ['May balita kami', 'I-tap para makita ang bago.'],
  },
} as const satisfies Record<string, Message>;

export type PushKind = keyof typeof pushTexts;

/** The payload for a device, which its service worker shows. */
export function pushMessageOf(kind: PushKind, lang: 'en' | 'fil') {
  const { topic, url, [lang]: text } = pushTexts[kind];
  const [title, body] = text;
  return { topic, title, body, url };
}
