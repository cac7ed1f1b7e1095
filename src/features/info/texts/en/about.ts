import type { LongText } from '#features/info/longText.ts';

/** English text about the app. */
export const about: LongText = {
  intro:
    '{brand} is a demonstration of a casino app for phones. You can try all of it, and it is no casino: nothing of value goes in, and nothing of value comes out.',
  sections: [
    {
      id: 'what',
      title: 'What this is',
      body: [
        'It is the app that an operator could run for players in the Philippines. Here it runs against a sandbox, a stand-in that plays the operator, the games, the payment page and the text messages.',
        'Every balance, deposit, win and loss you see is a play figure. The peso sign is there because the app is made for pesos.',
      ],
    },
    {
      id: 'not',
      title: 'What it is not',
      body: [
        [
          'No licence: nobody holds a gaming licence for this demonstration. The licence number shown below is the sandbox’s own and stands for nothing.',
          'No payments: the payment page is part of the demonstration. Never type the details of a real card, bank account or e-wallet.',
          'No forecast: how often you win here says nothing about any real casino.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who may use it',
      body: [
        'People of 21 or older. The same people are barred as from real gaming: students, government officials, members of the armed forces and the police, anybody on the regulator’s database of restricted persons, and holders of a gaming licence.',
      ],
    },
    {
      id: 'promises',
      title: 'What we hold ourselves to',
      body: [
        [
          'Money is never sent twice by the app itself. When a connection breaks and we don’t know what happened, we say so and look it up.',
          'No invented winners, no made-up jackpots, no clocks that start again.',
          'The balance on screen is the last one the operator told us, with its time when it isn’t fresh.',
          'What you searched and how you set the app stays on your device.',
          'Both languages say the same.',
        ],
      ],
    },
    {
      id: 'fun',
      title: 'When it stops being fun',
      body: [
        'Gaming costs money over time; that is how it works. If you play longer or for more than you meant to, or to win back what you lost, stop and talk to somebody. The numbers below are real, and the people there are kind.',
      ],
    },
  ],
};
