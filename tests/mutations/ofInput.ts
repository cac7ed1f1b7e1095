import type { Mutation } from './mutation.ts';

/** Mutations of the handling of typed, pasted and sent input, each planted alone. */
export const ofInput: Mutation[] = [
  {
    name: 'a decimal comma is read as a thousands separator',
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
    name: 'a number in groups by spaces may begin with a zero',
    changes: [
      { file: 'worker/contract/typed/amount.ts', from: `spaced = /^([1-9]\\d{0,2}`, to: `spaced = /^(\\d{1,3}` },
    ],
    found: { test: 'worker/contract/typed/amount.test.ts' },
  },
  {
    name: 'a detail of a refusal may be infinite',
    changes: [
      {
        file: 'worker/network/envelope.ts',
        from: `Number.isFinite(source[key])`,
        to: `typeof source[key] === 'number'`,
      },
    ],
    found: { test: 'worker/network/envelope.test.ts' },
  },
  {
    name: 'a limit that can’t be parsed removes the limit',
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
    name: 'a bank account number is rewritten as a mobile number',
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
    name: 'an amount is read though marks show its digits in another order',
    changes: [
      {
        file: 'worker/contract/typed/scattered.ts',
        from: ` || (disturbing.test(text) && !steady.test(text))`,
        to: ``,
      },
    ],
    found: { test: 'worker/contract/typed/amount.test.ts' },
  },
  {
    name: 'a looser limit is sent as if there were none',
    changes: [
      {
        file: 'src/features/rg/useLimitForm.ts',
        from: `setLimit({ kind, period, value }, held(period))`,
        to: `setLimit({ kind, period, value }, 0)`,
      },
    ],
    found: { test: 'src/features/rg/parts/outbox.test.tsx' },
  },
  {
    name: 'a limit that nobody typed is sent as it was when the form opened',
    changes: [
      {
        file: 'src/features/rg/useLimitForm.ts',
        from: `if (periods.some((each) => known[each] !== current[each])) {`,
        to: `if (!periods) {`,
      },
    ],
    found: { test: 'src/features/rg/parts/outbox.test.tsx' },
  },
  {
    name: 'a link’s inviter that no player can be is kept and sent',
    changes: [{ file: 'src/shared/identity/referral.ts', from: ` && pid <= greatestId`, to: `` }],
    found: { test: 'src/shared/identity/referral.test.ts' },
  },
  {
    name: 'a typed deposit that is on offer brings its bonus unseen',
    changes: [
      {
        file: 'src/features/wallets/useDepositChoice.ts',
        from: `(other ? each.price === typedAmount : each.id === itemId)`,
        to: `(each.id === itemId)`,
      },
    ],
    found: { test: 'src/features/wallets/deposit/Deposit.test.tsx' },
  },
  {
    name: 'a switch of offers sends the other channels as they were known',
    changes: [
      {
        file: 'src/features/settings/Marketing.tsx',
        from: `optOut({ [channel]: refuses })`,
        to: `optOut({ push: isOut('push'), sms: isOut('sms'), email: isOut('email'), [channel]: refuses })`,
      },
    ],
    found: { test: 'src/features/settings/Marketing.test.tsx' },
  },
  {
    name: 'a consent that waits on the device shows as if the operator had it',
    changes: [
      {
        file: 'src/features/settings/Marketing.tsx',
        from: `isWaiting(channel) ||`,
        to: `waiting.at(-1)?.[channel] ??`,
      },
    ],
    found: { test: 'src/features/settings/Marketing.test.tsx' },
  },
  {
    name: 'a withdrawal is charged a higher fee than its player confirmed',
    changes: [
      { file: 'sandbox/operator/api/money/withdrawals.ts', from: `if (fee > (input.fee ?? fee))`, to: `if (fee < 0)` },
    ],
    found: { test: 'sandbox/operator/api/money/withdrawals.test.ts' },
  },
  {
    name: 'a deposit brings another bonus than its player was shown',
    changes: [
      {
        file: 'sandbox/operator/api/money/money.ts',
        from: `if (bonus !== (input.bonus ?? bonus))`,
        to: `if (bonus < 0)`,
      },
    ],
    found: { test: 'sandbox/operator/api/money/bonusShown.test.ts' },
  },
  {
    name: 'a deposit brings a first-deposit bonus that has just ended, though its player wasn’t shown it',
    changes: [
      {
        file: 'sandbox/operator/api/rewards/firstDeposit.ts',
        from: `const bonus = await bonusAt(time);`,
        to: `const bonus = await bonusAt(time - grace);`,
      },
    ],
    found: { test: 'sandbox/operator/api/rewards/firstDeposit.test.ts' },
  },
];
