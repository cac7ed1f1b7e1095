import type { LongText } from '#features/info/longText.ts';

/** English text about the app. */
export const about: LongText = {
  intro:
    '{brand} is a demonstration of a casino app for phones. You can try everything, but it isn’t a casino: no real money goes in, and none comes out.',
  sections: [
    {
      id: 'what',
      title: 'What this is',
      body: [
        'It is the app that an operator could run for players in the Philippines. Here a sandbox stands in for the operator, the games, the payment page and the text messages.',
        'Every balance, deposit, win and loss you see is play money. The app shows the peso sign because it is made for pesos.',
      ],
    },
    {
      id: 'not',
      title: 'What it is not',
      body: [
        [
          'No license: nobody holds a gaming license for this demonstration. The license number below is the sandbox’s own and isn’t a real license.',
          'No payments: the payment page is part of the demonstration. Never type the details of a real card, bank account or e-wallet.',
          'No forecast: winning here doesn’t mean you’d win in a real casino.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who can use it',
      body: [
        'You must be 21 or older. People barred from real gaming can’t use it either: students, government officials, members of the armed forces and the police, anyone on the regulator’s list of restricted persons, and holders of a gaming license.',
      ],
    },
    {
      id: 'promises',
      title: 'Our promises',
      body: [
        [
          'The app never sends money twice by itself. If the connection drops and we don’t know what happened, we say so and check.',
          'No invented winners, no made-up jackpots, no countdowns that reset.',
          'The balance shown is the operator’s latest. If it’s old, we show the time.',
          'Your searches and your settings stay on your device.',
          'English and Filipino say the same.',
        ],
      ],
    },
    {
      id: 'fun',
      title: 'When it stops being fun',
      body: [
        'Over time, gambling costs money: that is how it works. If you play longer or for more than you meant to, or to win back what you lost, stop and talk to someone. The numbers below are real, and the people there are kind.',
      ],
    },
  ],
};
