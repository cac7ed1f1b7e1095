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
      q: 'What works offline?',
      a: [
        'The lobby and its search, your liked games, your transactions as you last saw them, these answers, and logging out. Games and anything that moves money need a connection.',
      ],
    },
    {
      id: 'data',
      q: 'How do I save data?',
      a: [
        'Turn on the data saver in Settings. On Auto, it turns on with your browser’s data saver or on a slow network. Then only what you open is loaded.',
      ],
      links: ['/member/settings'],
    },
    {
      id: 'update',
      q: 'Do I have to update it?',
      a: ['No. It updates itself when you go to another page. It never interrupts a game, a payment or a form.'],
    },
    {
      id: 'memory',
      q: 'Why does the app say this browser saves nothing?',
      a: [
        'A private window, full storage or a browser setting stops the app from saving anything. It still works, but forgets you when you close the page.',
      ],
    },
    {
      id: 'support',
      q: 'What do I tell customer service when something is wrong?',
      a: [
        'What you did, when, and the error code if there was one. On the Diagnostics page you can copy how the app is doing. Nothing private is in it.',
      ],
      links: ['/diagnostics'],
    },
  ],
};
