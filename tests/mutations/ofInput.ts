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
  {
    name: 'a picture of any number of pixels is decoded',
    changes: [
      {
        file: 'worker/features/pictures/shrinkPicture.ts',
        from: `if ('fault' in head) return head;`,
        to: `if ('fault' in head && head.fault !== 'large') return head;`,
      },
      {
        file: 'worker/features/pictures/shrinkPicture.ts',
        from: `{ type: head.kind }`,
        to: `'kind' in head ? { type: head.kind } : {}`,
      },
    ],
    found: { test: 'worker/features/kyc/shrink.test.ts' },
  },
  {
    name: 'digits of a brand’s name are taken for those of a code',
    changes: [
      {
        file: 'worker/contract/typed/code.ts',
        from: `if (/^[\\d -]*$/.test(said)) return said.replace(/\\D/g, '');`,
        to: `if (/\\d/.test(said)) return said.replace(/\\D/g, '').slice(0, length);`,
      },
    ],
    found: { test: 'worker/contract/typed/code.test.ts' },
  },
  {
    name: 'a game’s own steps take the step back',
    changes: [{ file: 'src/features/play/useBackGuard.ts', from: `if (loaded.has(target)) raise();`, to: '' }],
    found: { test: 'src/features/play/useBackGuard.test.tsx' },
  },
];
