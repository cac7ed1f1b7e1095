import type { LongText } from '#features/info/longText.ts';

/** English terms of use. */
export const terms: LongText = {
  intro:
    'These are the rules of {brand}, in plain words. {brand} is a demonstration: it has no license for real gaming, only the sandbox’s own number, and no real money is involved.',
  sections: [
    {
      id: 'who',
      title: 'Who can play',
      body: [
        'You can open an account if you are 21 or older and none of this applies to you:',
        [
          'you are a government official or employee in office',
          'you are a member of the armed forces or the police',
          'you are a student',
          'you are on the regulator’s list of restricted persons',
          'you hold a gaming license',
        ],
        'Play only in private. Gambling in public places is not allowed.',
        'If you play when you aren’t allowed to, you lose the funds in your account. In this demonstration they are play money.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        [
          'One account for each person, and only for yourself.',
          'Don’t share your password or the codes we text you. Nobody who works for us will ask for them.',
          'If you think someone else is using your account, change your password and tell us at once.',
          'We may close an account that breaks these rules. We’ll tell you why.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'Deposits and balance',
      body: [
        'The money in this demonstration isn’t real. You can’t pay any in, and none is paid out.',
        [
          'Each payment method has a minimum and a maximum, and some have a fee. You see them before you choose.',
          'A deposit counts when the payment is confirmed, not when the payment page closes.',
          'If your connection drops while you deposit, the app doesn’t send the request again. It checks what happened to the order.',
          'The operator’s records decide. If you think they are wrong, tell us.',
          'Free bonuses pay out only after at least one valid deposit.',
          'There is no credit: you play only with what is in your balance.',
        ],
      ],
    },
    {
      id: 'games',
      title: 'Games',
      body: [
        [
          'The games come from their providers and run in a frame of their own. Each game shows its rules.',
          'The provider decides the outcome when you start a round. How you tap, or what happens to your connection afterwards, doesn’t change it.',
          'If a round is cut off, its outcome stands and shows in your play history.',
          'If a game was faulty, its rounds are void and the bets are returned.',
          'In demo play you bet nothing and win nothing.',
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
          'several accounts, or someone else’s account',
          'using a fault of the app or of a game on purpose, instead of reporting it',
          'agreeing with other players to cheat',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'Playing within limits',
      body: [
        'Play for fun, with money you can do without. Never play to win back what you lost. You’ll find helplines that are free and open day and night under “Help and FAQ” and “About {brand}”.',
      ],
    },
    {
      id: 'service',
      title: 'If the app is down',
      body: [
        'We may close the app for maintenance, and parts of it may change or stop, as it is a demonstration. We tell you ahead when we can. Offline, you still see what your device has saved and when it was saved. Anything that moves money needs a connection.',
      ],
    },
    {
      id: 'end',
      title: 'Closing your account',
      body: [
        'You can stop at any time. To log out, go to “Me”. To close your account and have its data deleted, choose “Delete account” in Settings, or write to us. The sandbox’s data may be deleted at any time, including yours.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'Tell us first: what happened, when, and the order number if there is one. With a licensed operator you could then go to its regulator, PAGCOR. No regulator oversees this demonstration.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: [
        'New terms have a new version, and we ask you to accept them before you continue. The privacy policy says how we handle what we know about you.',
      ],
    },
  ],
};
