/**
 * Parts of a feature with their own file, because the whole would be too large for one: sources loaded with `import()`,
 * with the modules that nothing else of the feature needs.
 */
export const bundles: Readonly<Record<string, readonly string[]>> = {
  filling: ['src/shared/filling/start.ts', 'src/features/settings/OfflineReady.tsx'],
  login: [
    'src/features/auth/AccountLoginScreen.tsx',
    'src/features/auth/LoginScreen.tsx',
    'src/features/auth/LoginModal.tsx',
    'src/features/auth/RegisterScreen.tsx',
    'src/features/auth/RegisterModal.tsx',
    'src/features/auth/ForgetScreen.tsx',
    'src/features/auth/ForgotModal.tsx',
  ],
  bind: [
    'src/features/auth/BindScreen.tsx',
    'src/features/auth/BindModal.tsx',
    'src/features/auth/SocialScreen.tsx',
    'src/features/auth/SetPasswordScreen.tsx',
  ],
  device: ['src/shell/wrapper/connect.ts', 'src/shared/games/cardKeys.ts', 'src/shell/monitoring/vitals.ts'],
  download: [
    'src/features/info/DownloadModal.tsx',
    'src/features/info/DownloadScreen.tsx',
    'src/features/info/FirstLaunchModal.tsx',
    'src/shared/install',
  ],
  lottery: ['src/features/rewards/lottery/LotteryScreen.tsx'],
  lotteryPages: ['src/features/rewards/lottery/more', 'src/features/rewards/lottery/pages'],
  service: ['src/features/info/service'],
  limits: ['src/features/rg/parts'],
  balance: ['src/features/wallets/WalletsScreen.tsx', 'src/features/wallets/safebox/SafeboxModal.tsx'],
  lists: ['src/features/wallets/records/RecordsScreen.tsx'],
  deposit: [
    'src/features/wallets/Deposit.tsx',
    'src/features/wallets/DepositModal.tsx',
    'src/features/wallets/PaymentReturn.tsx',
  ],
  withdraw: ['src/features/wallets/withdraw/overview', 'src/features/wallets/withdraw/WithdrawalScreen.tsx'],
  withdrawal: ['src/features/wallets/withdraw/gate', 'src/features/wallets/withdraw/order'],
  withdrawalForm: ['src/features/wallets/withdraw/form'],
  records: ['src/features/wallets/records/RecordTabs.tsx', 'src/features/wallets/records/WithdrawalsTab.tsx'],
  statement: ['src/features/wallets/statement'],
  accounts: ['src/features/wallets/accounts'],
  safebox: ['src/features/wallets/safebox'],
  spins: ['src/features/rewards/inviteSpin'],
  signIn: ['src/features/rewards/dailySignIn'],
  tasks: ['src/features/rewards/tasks', 'src/features/rewards/follow', 'src/features/rewards/firstDeposit'],
  vip: ['src/features/rewards/vip'],
  diamonds: ['src/features/rewards/points/DiamondTab.tsx'],
  goods: ['src/features/rewards/points/goods', 'src/features/rewards/points/LogTab.tsx'],
  scratch: ['src/features/rewards/points/scratch'],
  shop: ['src/features/rewards/points/PointsScreen.tsx', 'src/features/rewards/points/PointsTab.tsx'],
  contests: ['src/features/rewards/contests'],
  jackpotMore: ['src/features/rewards/jackpot/more'],
  jackpot: ['src/features/rewards/jackpot'],
};

/**
 * Modules that features share, and the file that they are in. One that is named by itself is always in it; those of a
 * folder unless one feature has them alone, or so many that every visit loads them (`soon`).
 */
export const shared: Readonly<Record<string, readonly string[]>> = {
  soon: [
    'src/shared/forms/digits.ts',
    'src/shared/records/pages.ts',
    'src/shared/records/usePages.tsx',
    'src/shared/deposit/useRewardLock.ts',
    'worker/contract/rewards/coupons.ts',
    'worker/contract/rewards/firstDeposit.ts',
  ],
  forms: ['src/features/wallets/forms', 'src/ui/forms/AmountField.tsx'],
  payouts: ['src/features/wallets/withdraw'],
  otp: [
    'src/shared/otp',
    'src/shared/password',
    'src/ui/forms/CodeField.tsx',
    'src/ui/forms/Check.tsx',
    'src/ui/forms/Switch.tsx',
  ],
  papers: [
    'src/shared/forms',
    'src/shared/forms/OperatorForm.tsx',
    'src/shared/forms/draft.ts',
    'src/shared/forms/person.ts',
    'src/shared/forms/useOperatorForm.ts',
    'src/shared/identity',
  ],
  draws: [
    'src/shared/draws/Board.tsx',
    'src/shared/draws/ring.ts',
    'src/shared/draws/useHighlight.ts',
    'src/shared/draws/highlightSteps.ts',
  ],
  odds: ['src/shared/draws'],
  claims: [
    'src/shared/claims',
    'src/shared/activities/Way.tsx',
    'src/shared/activities/clickWay.ts',
    'src/shared/activities/forActivity.tsx',
    'src/nav/activityGuard.ts',
    'src/shared/claims/CashTerms.tsx',
    'src/shared/claims/ClaimButton.tsx',
    'src/shared/claims/Closed.tsx',
    'src/shared/claims/PagedList.tsx',
    'src/shared/claims/RewardPage.tsx',
    'src/shared/claims/ServerCountdown.tsx',
    'src/shared/claims/closed.ts',
    'src/shared/claims/useManilaMidnight.ts',
    'src/shared/claims/usePercent.ts',
    'src/shared/claims/words.en.ts',
    'src/shared/rewards/useAwardText.ts',
    'worker/contract/agents.ts',
    'worker/contract/rewards/bonus.ts',
    'worker/contract/rewards/dailySignIn.ts',
    'worker/contract/rewards/inviteSpin.ts',
    'worker/contract/rewards/lottery.ts',
    'src/shared/activities/useOffered.ts',
    'worker/contract/rewards/clickTypes.ts',
  ],
  caps: [
    'src/shared/rg',
    'src/shared/rg/words.en.ts',
    'src/shared/rg/Helplines.tsx',
    'src/shared/deposit',
    'src/shared/deposit/useDeposited.ts',
  ],
  html: ['src/shared/html', 'src/shared/html/SafeHtml.tsx', 'src/shared/html/links.ts'],
  tables: [
    'src/shared/records',
    'src/shared/records/days.ts',
    'src/shared/records/lastDays.ts',
    'src/shared/records/words.en.ts',
    'src/shared/page/LogInFirst.tsx',
    'src/shell/session/forPlayers.tsx',
  ],
  filling: ['src/shared/filling'],
  qr: ['src/shared/qr'],
  extras: [
    'src/browser/push/pushRecord.ts',
    'src/browser/share.ts',
    'src/ui/media/MoreIcon.tsx',
    'src/shared/share',
    'src/shared/share/share.ts',
  ],
  push: ['src/shared/push'],
  lists: ['src/features/wallets/records'],
  shop: ['src/features/rewards/points', 'worker/contract/rewards/shop.ts'],
  lotteryParts: ['src/features/rewards/lottery'],
};

/**
 * Stylesheets that are in one file with those of others, by folder or by name; the first name counts. A sheet of its own
 * costs a slow phone as much time as a script.
 */
export const styles: Readonly<Record<string, readonly string[]>> = {
  soon: [
    'src/features/games',
    'src/features/home/tour',
    'src/features/info/service',
    'src/features/wallets/forms',
    'src/shared/claims',
    'src/shared/draws/Odds.module.css',
    'src/shared/html',
    'src/shared/otp',
    'src/shared/qr',
    'src/shared/records',
    'src/shared/share',
    'src/shell/bubble',
  ],
  draws: ['src/shared/draws', 'src/features/rewards/inviteSpin', 'src/features/rewards/jackpot/more'],
  loyalty: [
    'src/features/agents',
    'src/features/rewards/contests',
    'src/features/rewards/dailySignIn',
    'src/features/rewards/firstDeposit',
    'src/features/rewards/follow',
    'src/features/rewards/tasks',
    'src/features/rewards/vip',
  ],
  lotteryParts: ['src/features/rewards/lottery'],
  shop: ['src/features/rewards/points'],
  caps: ['src/shared/rg', 'src/features/rg'],
  papers: [
    'src/features/auth',
    'src/features/feedback',
    'src/features/kyc',
    'src/features/share',
    'src/shared/forms',
    'src/shared/install',
    'src/ui/lists/Steps.module.css',
  ],
  wallets: ['src/features/wallets'],
};

/** Features too small for a file of their own, and the feature whose file they are in. */
export const together: Readonly<Record<string, string>> = { notices: 'rewards', retrieve: 'settings' };

/** Texts in other languages than English are in a file of their feature; some features have one together. */
export const catalogues: Readonly<Record<string, readonly string[]>> = {
  games: ['src/features/games', 'src/features/play'],
  payouts: ['src/features/wallets/withdraw', 'src/features/wallets/forms'],
  settings: ['src/features/settings', 'src/features/retrieve', 'src/features/report'],
  lottery: ['src/features/rewards/lottery', 'src/features/rewards/points'],
  member: ['src/features/member', 'src/features/info'],
  people: ['src/features/agents', 'src/features/chat', 'src/features/feedback', 'src/features/share'],
  bonus: [
    'src/features/bonus',
    'src/features/rewards/contests',
    'src/features/rewards/firstDeposit',
    'src/features/rewards/follow',
    'src/features/rewards/tasks',
  ],
};

/** Long texts, each a file of its own, but for the shorter ones, which are together in a file for each language. */
export const apart = 'src/features/info/texts/';
export const shorter = /^(\w+)\/(?:about|privacy|terms)\.ts$/;

/** Allowed files of less than 400 bytes, with the reason: each costs a slow phone as much time as a large one. */
export const light: Readonly<Record<string, string>> = {
  'core.js': 'The worker’s entry, which no other file may import; its code comes beside it.',
  'rolldown-runtime.js': 'The bundler’s own, needed by all.',
  'games-installed.css': 'Precached, so it is asked of no network.',
  'papers.css': 'Every form that the operator may refuse needs it, and no screen without one.',
  'themePreview.js': 'Only for who tries an operator’s theme.',
};
