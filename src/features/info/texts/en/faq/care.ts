import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about responsible gaming and complaints. */
export const care: Topic = {
  id: 'care',
  title: 'Playing safely',
  questions: [
    {
      id: 'help',
      q: 'I play more than I want to. Who helps?',
      a: [
        'The helplines at the foot of this page: free, discreet, and open day and night where it says so. Talk to them before you play again.',
      ],
    },
    {
      id: 'exclude',
      q: 'Can I have myself excluded?',
      a: [
        'From licensed venues and sites, yes: PAGCOR excludes you for 6 months, 1 year or 5 years, and the first 6 months can’t be taken back. A husband or wife, a child over 18 or a parent can ask for it too. Write to keepitfun@pagcor.ph.',
        'From this app, under “Player protection”, “Self-exclusion”: it begins at once on all your devices, also with no network here. Your money stays yours, and you can still withdraw it.',
      ],
    },
    {
      id: 'complain',
      q: 'Where do I complain?',
      a: [
        'With customer service first. With a licensed operator, its regulator PAGCOR comes next; nobody regulates this demonstration.',
      ],
    },
    {
      id: 'privacy',
      q: 'What do you know about me?',
      a: ['Only what the privacy policy lists. It says as well what stays on your device and how to delete it.'],
      links: ['/privacy-policy'],
    },
  ],
};
