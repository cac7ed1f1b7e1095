import type { Mutation } from './mutation.ts';

/** Mutations of what people type, paste and send, each planted alone. */
export const ofInput: Mutation[] = [
  {
    name: 'a decimal comma is taken for a thousands mark',
    changes: [
      {
        file: 'worker/contract/typed/amount.ts',
        from: `currency.exec(plain(text)`,
        to: `currency.exec(plain(text).replaceAll(',', '')`,
      },
    ],
    found: { test: 'worker/contract/typed/amount.test.ts' },
  },
  {
    name: 'a limit that isn’t understood is emptied',
    changes: [
      {
        file: 'src/features/rg/limitRules.ts',
        from: `if (text === '') return 0;`,
        to: `if (readAmount(text) === null) return 0;`,
      },
    ],
    found: { test: 'src/features/rg/limitRules.test.ts' },
  },
  {
    name: 'an account number of a bank is mended into a mobile number',
    changes: [
      {
        file: 'worker/contract/typed/accountNumber.ts',
        from: `name === undefined || name === 'bank' ? null : readMobile(text)`,
        to: `readMobile(text)`,
      },
    ],
    found: { test: 'worker/contract/typed/accountNumber.test.ts' },
  },
];
