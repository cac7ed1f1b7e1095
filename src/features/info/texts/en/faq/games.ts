import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about games and their rounds. */
export const games: Topic = {
  id: 'games',
  title: 'Games',
  questions: [
    {
      id: 'demo',
      q: 'Can I try a game without betting?',
      a: ['Yes, the games marked “Demo”, once you’re logged in. In demo play you bet nothing and win nothing.'],
    },
    {
      id: 'cut',
      q: 'My connection dropped during a round. What now?',
      a: [
        'The outcome was decided when you started the round, and it stands. Open the game again to see the round and your balance.',
      ],
    },
    {
      id: 'odds',
      q: 'How likely am I to win?',
      a: [
        'Each game has its own rules and its own return to player. Tap the “i” on a game to see them, if its provider states them. A return of 96% means that over very many rounds the game keeps ₱4 of every ₱100 bet. No system beats that.',
      ],
    },
    {
      id: 'notOpen',
      q: 'Why doesn’t a game open?',
      a: [
        'It may be under maintenance: its card says so. You need a connection, and you have to be logged in. If it still doesn’t open, try another game and tell customer service.',
      ],
    },
    {
      id: 'likes',
      q: 'Where are my liked games?',
      a: ['On the home page and under “Me”, in “My games”. You can like games offline too.'],
    },
  ],
};
