import type { LongText } from '#features/info/longText.ts';

/** English terms of use. */
export const terms: LongText = {
  intro:
    'These are the rules of {brand}, in plain words. They are the rules of a demonstration: no licence stands behind it, and no money of value is in it.',
  sections: [
    {
      id: 'who',
      title: 'Who may play',
      body: [
        'You may open an account if you are 21 or older and none of this applies to you:',
        [
          'you are a government official or employee in office',
          'you are a member of the armed forces or of the police',
          'you are a student',
          'you are on the regulator’s database of restricted persons',
          'you hold a gaming licence',
        ],
        'Play only where it is private. Gambling in public places is barred.',
        'Somebody who plays without being allowed to forfeits the funds in the account. In this demonstration those are play figures.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        [
          'One account for each person, and only for yourself.',
          'Keep your password and the codes we text you to yourself. Nobody who works for us asks for them.',
          'Tell us at once if you think that somebody else is in your account, and change your password.',
          'We may close an account that breaks these rules. You are told why.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'Deposits and balance',
      body: [
        'The money in this demonstration is not real. You can’t pay any in, and none is paid out.',
        [
          'Each way to pay has a least and a most amount, and a fee if there is one. You see them before you choose.',
          'A deposit counts when the payment is confirmed, not when the payment page closes.',
          'If the connection breaks while you deposit, the app doesn’t ask again by itself. It looks up what became of the order.',
          'What the operator’s records say is what counts. If you think they are wrong, tell us.',
          'A free bonus earns nothing until you have made at least one valid top-up.',
          'There is no credit: you play with what is in your balance.',
        ],
      ],
    },
    {
      id: 'games',
      title: 'Games',
      body: [
        [
          'The games come from providers of their own and run in their own frame. The rules of each are in the game.',
          'The outcome is decided by the provider when you start a round. How you tap, and what happens to your connection afterwards, doesn’t change it.',
          'If a round is cut off, its outcome stands and shows in your records.',
          'If a game was faulty, its rounds are void and the bets go back.',
          'In demo play nothing is bet and nothing is won.',
        ],
      ],
    },
    {
      id: 'fair',
      title: 'Fair play',
      body: [
        'These are not allowed:',
        [
          'programs that play for you',
          'several accounts, or somebody else’s',
          'using a fault of the app or of a game on purpose, instead of telling us',
          'agreeing with other players to cheat',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'Playing within limits',
      body: [
        'Play for fun, with what you can do without. Never play to win back what you lost. Help that costs nothing and is open day and night stands with our questions and answers, and on the page about us.',
      ],
    },
    {
      id: 'service',
      title: 'When the app is not there',
      body: [
        'It may be closed for maintenance, and parts of it may change or stop; it is a demonstration. We say so ahead when we can. Without a network you still see what your device has kept, with its time; anything that moves money needs a connection.',
      ],
    },
    {
      id: 'end',
      title: 'Stopping',
      body: [
        'You can stop at any time. Log out on your page; to have the account closed and its data deleted, write to us. The data of the sandbox may be wiped at any time, yours with it.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'Tell us first: what happened, when, and the order number if there is one. With a licensed operator you could then go to its regulator, PAGCOR. No regulator watches over this demonstration.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: [
        'A new text has a new version, and you are asked to accept it before you go on. How we handle what we know of you is in the privacy policy.',
      ],
    },
  ],
};
