import type { LongText } from '#features/info/longText.ts';

/** English privacy notice. */
export const privacy: LongText = {
  intro:
    'What {brand} knows about you, where it is kept, and how you can have it deleted. As this is a demonstration, don’t give real details.',
  sections: [
    {
      id: 'given',
      title: 'What you give us',
      body: [
        [
          'A mobile number or a username, and a password. The operator stores the password scrambled, so nobody can read it.',
          'A nickname and one of our pictures, if you like.',
          'If you log in with Google, Facebook or LINE: what you allow them to tell us. They learn that you came here.',
          'For withdrawals: the account that receives the money. For the identity check: your name, birthday and address, and photos of your ID and your face.',
          'What you write to us.',
        ],
        'We don’t ask for your location or contacts, and get only the photos you choose.',
      ],
    },
    {
      id: 'noted',
      title: 'What we record',
      body: [
        [
          'Deposits, withdrawals, bets and wins, with their times: your transactions and your play history.',
          'The games you like, and the limits and breaks you set.',
          'When you logged in, and in what kind of browser.',
          'What happens in the app: which screens, banners and games are opened, and which errors are shown. Never a password, a code, a number you typed, or a name.',
          'A random number that stands for this device, and whether it is a phone or a computer.',
          'Which link or ad brought you here, if the address said so. You can turn that off in Settings.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      body: [
        [
          'The app and the pictures you have seen, so that it opens offline.',
          'The lobby, your balance, your liked games, the games you played and your transactions as you last saw them.',
          'Your settings, your searches, and that you accepted the age notice.',
          'An identity check you started, with its photos: until you send it or are logged out, for 7 days at most.',
          'Feedback you started, with its pictures: until you send it or are logged out, for 7 days at most.',
          'Breaks and exclusions, so that they also hold offline.',
          'One cookie with your language and, where two versions of the app are in use, one that says which is yours. They last 365 days.',
          'The key that keeps you logged in. Only the inner part of the app has it, not the pages you see.',
          'What happened in the app, until the operator has received it.',
        ],
        'When you log out, we remove what belongs to you. The app, the public lobby, a break or exclusion, what the operator hasn’t received yet and, if you asked for it, your username stay. To remove everything, clear this site’s data in your browser.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees your data',
      body: [
        [
          'The operator, which is the sandbox here.',
          'The provider of a game you open: a number that stands for you, and your bets.',
          'The payment page: the order and its amount.',
        ],
        'No other company’s scripts run in the app. We don’t sell your data to anyone.',
      ],
    },
    {
      id: 'offers',
      title: 'Offers and news',
      body: ['You get none unless you turn them on in Settings. You can turn them off there again.'],
    },
    {
      id: 'safe',
      title: 'How it is protected',
      body: [
        'Everything sent over the internet is encrypted. The app runs only its own scripts, each game is locked into a frame of its own, and each player’s data is stored separately on the device.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'Under the Data Privacy Act of the Philippines (Republic Act 10173) you may ask what is kept about you, have it corrected, object to its use, and have it deleted. Write to us: the address is under “About {brand}”. By law some records are kept, such as payments, play and identity checks, also when you delete your account.',
      ],
    },
    {
      id: 'young',
      title: 'People under 21',
      body: ['We want no data of anyone under 21. If we learn of such an account, we close and delete it.'],
    },
  ],
};
