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
        'A demonstration of a casino app for phones. A sandbox stands in for the operator, the games and the payments.',
      ],
      links: ['/about-us'],
    },
    {
      id: 'real',
      q: 'Is this real money?',
      a: ['No. It’s all play money: you can’t pay real money in, and none is paid out.'],
    },
    {
      id: 'licence',
      q: 'Is {brand} licensed by PAGCOR?',
      a: [
        'No. This is a demonstration without a license. The license number it shows is the sandbox’s own. If someone takes real money from you in its name, it’s fraud.',
      ],
    },
    {
      id: 'who',
      q: 'Who can play?',
      a: [
        'You must be 21 or older. You can’t play if you are a student, a government official, in the armed forces or the police, on the regulator’s list of restricted persons, or a holder of a gaming license.',
      ],
      links: ['/terms-of-use'],
    },
  ],
};
