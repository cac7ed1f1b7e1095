import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about the app on a device. */
export const app: Topic = {
  id: 'app',
  title: 'The app',
  questions: [
    {
      id: 'install',
      q: 'How do I install it?',
      a: ['From the browser, in a few taps. There is no APK file: if somebody sends you one, don’t install it.'],
      links: ['/download'],
    },
    {
      id: 'offline',
      q: 'What works without a network?',
      a: [
        'The lobby with its search, your likes, your records as you last saw them, these answers, and logging out. Games and everything that moves money need a connection.',
      ],
    },
    {
      id: 'data',
      q: 'How do I save data?',
      a: [
        'Turn on the data saver in the settings. On Auto it follows your browser’s data saver and slow networks: then nothing loads that you didn’t ask for.',
      ],
      links: ['/member/settings'],
    },
    {
      id: 'update',
      q: 'Do I have to update it?',
      a: [
        'No. A new version comes by itself and waits until you go to another page. It never interrupts a game, a payment or a form.',
      ],
    },
    {
      id: 'memory',
      q: 'It says that this browser keeps nothing. Why?',
      a: [
        'A private window, full storage or a setting of your browser keeps the app from storing anything. It works, but forgets you when you close the page.',
      ],
    },
    {
      id: 'support',
      q: 'What do I tell support when something is wrong?',
      a: [
        'What you did, when, and the error code if there was one. The diagnostics page collects the state of the app, with nothing private in it, for you to copy.',
      ],
      links: ['/diagnostics'],
    },
  ],
};
