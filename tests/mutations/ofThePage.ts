import type { Mutation } from './mutation.ts';

/** Mutations of the page, each planted alone. */
export const ofThePage: Mutation[] = [
  {
    name: 'an update does not wait for a money act in flight',
    changes: [{ file: 'src/browser/locks.ts', from: `lock && !isLate`, to: `!isLate` }],
    found: { test: 'src/shell/updates/serviceWorker.test.ts' },
  },
  {
    name: 'a request sent at a tap does not delay an update',
    changes: [
      { file: 'src/nav/useAction.ts', from: `await whileBusy(() => work(...args))`, to: `await work(...args)` },
    ],
    found: { test: 'src/nav/useAction.test.tsx' },
  },
  {
    name: 'an act given up in another tab counts as not done on the page',
    changes: [
      {
        file: 'src/shared/money-act/useUnknownOutcome.ts',
        from: `      else if (found.state === 'unknown') setOutcome(inVain);\n`,
        to: '',
      },
    ],
    found: { test: 'src/features/bonus/claiming/unsettled.test.tsx' },
  },
  {
    name: 'cash is still sent after the operator refused some for want of a deposit',
    changes: [{ file: 'src/features/bonus/claiming/useClaiming.ts', from: `      isLocked = true;\n`, to: '' }],
    found: { test: 'src/features/bonus/claiming/claiming.test.tsx' },
  },
  {
    name: 'a game opens the deposit over a due reality check',
    changes: [
      {
        file: 'src/features/play/Play.tsx',
        from: `if (realityDue) afterCheck.current = act;`,
        to: `if (realityDue && !act) afterCheck.current = act;`,
      },
    ],
    found: { test: 'src/features/play/inPlay.test.tsx' },
  },
  {
    name: 'a game that was given up goes on as one in play',
    changes: [{ file: 'src/features/play/useOpenGame.ts', from: `      leaveNow.current();\n`, to: '' }],
    found: { test: 'src/features/play/givenUp.test.tsx' },
  },
  {
    name: 'a game whose launch failed goes on as one in play',
    changes: [
      {
        file: 'src/features/play/useOpenGame.ts',
        from: `    void opened.then((isOpen) => isOpen || leave());\n`,
        to: '',
      },
    ],
    found: { test: 'src/features/play/useOpenGame.test.tsx' },
  },
  {
    name: 'a due reality check that isn’t shown keeps the player in a game that was given up',
    changes: [
      {
        file: 'src/features/play/Play.tsx',
        from: `rg.realityDue && opening.stage === 'open'`,
        to: `rg.realityDue`,
      },
    ],
    found: { test: 'src/features/play/givenUp.test.tsx' },
  },
  {
    name: 'a withdrawal confirmed after its page was left takes the player out of a game',
    changes: [
      {
        file: 'src/features/wallets/withdraw/WithdrawalScreen.tsx',
        from: `if (!isShown()) return toast`,
        to: `if (!isShown()) toast`,
      },
    ],
    found: { test: 'src/features/wallets/withdraw/leftWithdrawal.test.tsx' },
  },
  {
    name: 'a corrected identity check is dropped with its draft once its first picture has been sent',
    changes: [
      {
        file: 'src/features/kyc/KycScreen.tsx',
        from: `sent || (isFirst && user?.hasKyc === kycStates.pending)`,
        to: `sent || user?.hasKyc === kycStates.pending`,
      },
      { file: 'src/features/kyc/KycScreen.tsx', from: `decided && !stale;`, to: `decided;` },
    ],
    found: { test: 'src/features/kyc/correction.test.tsx' },
  },
  {
    name: 'the fee that a player confirms isn’t sent with the withdrawal',
    changes: [
      {
        file: 'src/features/wallets/withdraw/form/useWithdrawalForm.ts',
        from: `amount, fee, accountId`,
        to: `amount, accountId`,
      },
    ],
    found: { test: 'src/features/wallets/withdraw/form/feeRaised.test.tsx' },
  },
  {
    name: 'the bonus that a player was shown isn’t sent with the deposit',
    changes: [
      { file: 'src/features/wallets/deposit/Deposit.tsx', from: `couponId, bonus: whole };`, to: `couponId };` },
    ],
    found: { test: 'src/features/wallets/deposit/bonusChanged.test.tsx' },
  },
  {
    name: 'a deposit can be sent again before it has been read which bonus holds now',
    changes: [{ file: 'src/features/wallets/useDeposit.ts', from: ` || reading.busy`, to: '' }],
    found: { test: 'src/features/wallets/deposit/bonusChanged.test.tsx' },
  },
  {
    name: 'a declined bonus comes with an amount that shows none',
    changes: [
      {
        file: 'src/features/wallets/deposit/Deposit.tsx',
        from: `deposit.place(noBonus ?`,
        to: `deposit.place(noBonus && choice.offered > 0 ?`,
      },
    ],
    found: { test: 'src/features/wallets/deposit/Deposit.test.tsx' },
  },
  {
    name: 'a deposit is sent before the offers for it are known',
    changes: [{ file: 'src/features/wallets/deposit/Deposit.tsx', from: ` || isWaiting) return;`, to: `) return;` }],
    found: { test: 'src/features/wallets/deposit/firstDeposit.test.tsx' },
  },
  {
    name: 'what a former visit has kept of the offers for a deposit counts as known',
    changes: [{ file: 'src/shared/rg/useAnswer.ts', from: `isKnown = isAsked && (`, to: `isKnown = (` }],
    found: { test: 'src/features/wallets/deposit/firstDeposit.test.tsx' },
  },
  {
    name: 'a deposit gets a bonus whose terms couldn’t be loaded',
    changes: [
      {
        file: 'src/features/wallets/useDepositChoice.ts',
        from: `isRefused || unknownOffers?.isFailed === true`,
        to: `isRefused`,
      },
    ],
    found: { test: 'src/features/wallets/deposit/firstDeposit.test.tsx' },
  },
  {
    name: 'a deposit is sent before it is known how often its bonus must be wagered',
    changes: [
      {
        file: 'src/features/wallets/deposit/Deposit.tsx',
        from: `[unknownOffers, unknownTerms].some(`,
        to: `[unknownOffers].some(`,
      },
    ],
    found: { test: 'src/features/wallets/deposit/unknownTerms.test.tsx' },
  },
  {
    name: 'a deposit gets a bonus though it couldn’t be loaded how often that must be wagered',
    changes: [
      {
        file: 'src/features/wallets/useDepositChoice.ts',
        from: ` || unknownTerms?.isFailed === true`,
        to: '',
      },
    ],
    found: { test: 'src/features/wallets/deposit/unknownTerms.test.tsx' },
  },
  {
    name: 'a coupon is used though it couldn’t be loaded how often its money must be wagered',
    changes: [
      {
        file: 'src/features/wallets/deposit/Deposit.tsx',
        from: `useCoupons(unknownTerms?.isFailed ? null : amount)`,
        to: `useCoupons(amount)`,
      },
    ],
    found: { test: 'src/features/wallets/deposit/unknownTerms.test.tsx' },
  },
  {
    name: 'a gift is used before it is known how often it must be wagered',
    changes: [
      {
        file: 'src/features/wallets/coupons/Gifts.tsx',
        from: ` || (isOpen && unknown !== undefined)`,
        to: '',
      },
    ],
    found: { test: 'src/features/wallets/coupons/Gifts.test.tsx' },
  },
  {
    name: 'jackpots stand beside player protection',
    changes: [
      {
        file: 'src/features/desktop/Backdrop.tsx',
        from: ` && !protective.includes(pathOf(pathname))`,
        to: '',
      },
    ],
    found: { test: 'src/features/desktop/Backdrop.test.tsx' },
  },
  {
    name: 'what a break holds back pushes its button away when it comes late',
    changes: [{ file: 'src/features/rg/parts/BreakPart.tsx', from: ` data-late={isLate || undefined}`, to: '' }],
    found: { test: 'src/features/rg/parts/BreakPart.test.tsx' },
  },
  {
    name: 'a late answer to another reply makes a first deposit wait for ever',
    changes: [{ file: 'src/nav/useSettled.ts', from: `isWanted && setSettled`, to: `setSettled` }],
    found: { test: 'src/nav/useSettled.test.tsx' },
  },
  {
    name: 'what is missing is asked of an operator that is down',
    changes: [{ file: 'src/shared/rg/useAnswer.ts', from: `if (!onLine || down) return`, to: `if (!onLine) return` }],
    found: { test: 'src/shared/rg/useAnswer.test.tsx' },
  },
  {
    name: 'what is missing isn’t asked for once a captive portal that answered with its page is left',
    changes: [
      {
        file: 'src/shared/rg/useAnswer.ts',
        from: ` || (before === reaches.portal && ofPortal.includes(kind))`,
        to: '',
      },
    ],
    found: { test: 'src/shared/rg/useAnswer.test.tsx' },
  },
];
