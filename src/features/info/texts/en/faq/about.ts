import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about {brand}. */
export const about: Topic = {
  id: 'about',
  title: 'About {brand}',
  questions: [
    {
      id: 'what',
      q: 'What is {brand}?',
      a: [
        'A demonstration of a casino app for phones. It runs against a sandbox that plays the operator, the games and the payments.',
      ],
      links: ['/about-us'],
    },
    {
      id: 'real',
      q: 'Is this real money?',
      a: ['No. Every amount is a play figure: you can’t pay real money in, and none is paid out.'],
    },
    {
      id: 'licence',
      q: 'Is {brand} licensed by PAGCOR?',
      a: [
        'No. This is a demonstration without a licence, and the licence number that it shows is the sandbox’s own. If somebody takes real money from you in its name, it is a fraud.',
      ],
    },
    {
      id: 'who',
      q: 'Who may play?',
      a: [
        'People of 21 or older who are not students, government officials, in the armed forces or the police, on the regulator’s database of restricted persons, or holders of a gaming licence.',
      ],
      links: ['/terms-of-use'],
    },
  ],
};
