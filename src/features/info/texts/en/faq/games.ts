import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about games and their rounds. */
export const games: Topic = {
  id: 'games',
  title: 'Games',
  questions: [
    {
      id: 'demo',
      q: 'Can I try a game without betting?',
      a: ['Yes, those marked “Demo”, once you are logged in. Nothing is bet in demo play, and nothing is won.'],
    },
    {
      id: 'cut',
      q: 'My connection broke in the middle of a round.',
      a: [
        'The outcome was decided when you started the round, and it stands. Open the game again; the round and your balance are as the provider has them.',
      ],
    },
    {
      id: 'odds',
      q: 'How likely am I to win?',
      a: [
        'Each game has its own rules and its own return, which stand in the game’s information where its provider states them. A return of 96 % means that over very many rounds the game keeps 4 of every 100. No system beats that.',
      ],
    },
    {
      id: 'notOpen',
      q: 'A game doesn’t open.',
      a: [
        'It may be in maintenance; its card says so. It needs a connection, and you have to be logged in. If it still doesn’t open, try another, and tell customer service.',
      ],
    },
    {
      id: 'likes',
      q: 'Where are the games I like?',
      a: [
        'On the home page and on your page. You can like games without a network too; the operator hears of it later.',
      ],
    },
  ],
};
