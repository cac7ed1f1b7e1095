import type { Mutation } from './mutation.ts';

/** Bugs by which what one player does happens to the next. */
export const ofSessions: readonly Mutation[] = [
  {
    name: 'a picture of one player gets into the draft of the next',
    changes: [
      {
        file: 'worker/features/kyc/kyc.ts',
        from: `      if (stores.session.epoch !== epoch) throw new Failure('stopped');\n      await draft.savePicture(side, shrunk);`,
        to: `      await draft.savePicture(side, shrunk);`,
      },
    ],
    found: { test: 'worker/features/kyc/kyc.test.ts' },
  },
  {
    name: 'a deposit is sent for who logs in while its device is checked',
    changes: [
      {
        file: 'worker/features/player/moneyActions.ts',
        from: `      if (session.epoch !== epoch) throw new Failure('stopped');\n`,
        to: ``,
      },
    ],
    found: { test: 'worker/features/player/moneyActions.test.ts' },
  },
  {
    name: 'an act is sent for the player who logs in while its code loads',
    changes: [
      {
        file: 'worker/invoke.ts',
        from: `    if (before && before !== epoch()) throw new Failure('stopped');\n`,
        to: '',
      },
    ],
    found: { test: 'worker/invoke.test.ts' },
  },
];
