import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about responsible gaming and complaints. */
export const care: Topic = {
  id: 'care',
  title: 'Playing safely',
  questions: [
    {
      id: 'help',
      q: 'I’m playing too much. Who can help?',
      a: [
        'The helplines at the bottom of this page. They are free and private, and open day and night where it says so. Talk to them before you play again.',
      ],
    },
    {
      id: 'exclude',
      q: 'Can I self-exclude?',
      a: [
        'From licensed venues and sites, yes: PAGCOR excludes you for 6 months, 1 year or 5 years, and the first 6 months can’t be taken back. Your husband or wife, a child over 18 or a parent can ask for it too. Write to keepitfun@pagcor.ph.',
        'From this app, yes: go to “Player protection”, then “Self-exclusion”. It starts at once on this device, and on all your others once this one is online. Your money stays yours, and you can still withdraw it.',
      ],
    },
    {
      id: 'complain',
      q: 'Where do I complain?',
      a: [
        'With customer service first. With a licensed operator, its regulator PAGCOR comes next. No regulator oversees this demonstration.',
      ],
    },
  ],
};
