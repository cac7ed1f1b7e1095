import type { LongText } from '#features/info/longText.ts';

/** English privacy notice. */
export const privacy: LongText = {
  intro:
    'What {brand} knows about you, where it is kept, and how you get rid of it. As this is a demonstration, the best protection is to give it nothing real.',
  sections: [
    {
      id: 'given',
      title: 'What you give us',
      body: [
        [
          'A mobile number or an account name, and a password. The operator keeps the password scrambled, so that nobody can read it.',
          'A nickname and a picture to choose from our own, if you like.',
          'If you log in by Google, Facebook or LINE: what you allow them to tell us there. They learn that you came here.',
          'For withdrawals: the account that the money goes to. For the check of your identity: your name, birthday and address, and photos of your ID and your face.',
          'What you write to us.',
        ],
        'We don’t ask for your place or your contacts, and get no photos but those that you choose for that check.',
      ],
    },
    {
      id: 'noted',
      title: 'What is noted as you go',
      body: [
        [
          'Deposits, withdrawals, bets and wins, with their times: your records.',
          'The games that you like, and the limits and breaks that you set yourself.',
          'When you logged in, and in what kind of browser.',
          'What happens in the app: which screens, banners and games are opened, and which errors are shown. Never a password, a code, a number that you typed, or a name.',
          'A random number that stands for this device, and whether it is a phone or a computer.',
          'Which link or advertisement brought you here, if it said so in the address. You can turn that off in the settings.',
        ],
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      body: [
        [
          'The app itself and the pictures you have seen, so that it opens without a network.',
          'The lobby, your likes, the games you played and your records as you last saw them.',
          'Your settings, what you searched for, and that you accepted the age notice.',
          'A check of your identity that you have begun, photos and all: until you send it or log out, for 7 days at most.',
          'One cookie with your language. It lasts 365 days.',
          'The key that keeps you logged in. The inner part of the app keeps it, not the pages you see.',
          'What happened in the app, until the operator has received it.',
        ],
        'When you log out, what belongs to you goes; the app and the public lobby stay. To remove everything, clear the data of this site in your browser.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees something',
      body: [
        [
          'The operator, which here is the sandbox.',
          'The provider of a game that you open: that it is you who plays, by a number, and your bets.',
          'The payment page: the order and its amount.',
        ],
        'No other company’s scripts run in the app. We sell nothing about you to anybody.',
      ],
    },
    {
      id: 'offers',
      title: 'Offers and news',
      body: ['You get none unless you turn them on in the settings, and you can turn them off there again.'],
    },
    {
      id: 'safe',
      title: 'How it is protected',
      body: [
        'Over the internet, what travels is encrypted. The app takes scripts from nowhere but itself, games are locked into a frame of their own, and each player’s data has its own place on the device.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'Under the Data Privacy Act of the Philippines (Republic Act 10173) you may ask what is kept about you, have it corrected, object to its use, and have it deleted. Write to us; the address is on the page about us. A licensed operator has to keep some records for as long as the law says; this demonstration doesn’t.',
      ],
    },
    {
      id: 'young',
      title: 'Nobody under 21',
      body: ['We want no data of anybody under 21. If we learn of such an account, it is closed and deleted.'],
    },
  ],
};
