/**
 * The loading plan: which source is loaded in which tier. Chunks, preloads, precache, prefetch and size budgets are
 * derived from it, so moving a source changes no download. A source in no tier is loaded on demand, and never
 * precached.
 */
export const plan = {
  /**
   * Requested together with the document: what the first screen needs.
   */
  first: ['src/main.tsx', 'src/features/home/HomeScreen.tsx', 'worker/index.ts'],

  /** Precached with the service worker: the lobby, and the search for games, which is useful offline. */
  installed: [
    'src/features/games/SearchScreen.tsx',
    'worker/storage/db.ts',
    'worker/features/player/player.ts',
    'worker/features/rg/rg.ts',
    'worker/features/events/eventQueue.ts',
    'worker/network/laterEndpoint.ts',
  ],

  /**
   * Prefetched when the page is idle, one page after another: the likely next ones. For the rest a visitor has to log
   * in first.
   */
  filled: {
    visitor: {
      '/': 'src/features/home/HomeScreen.tsx',
      '/auth/login': 'src/features/auth/LoginScreen.tsx',
      '/game/search': 'src/features/games/SearchScreen.tsx',
      '/member/self-limited': 'src/features/rg/SelfLimitedScreen.tsx',
    },
    player: {
      '/': 'src/features/home/HomeScreen.tsx',
      '/wallets': 'src/features/wallets/WalletsScreen.tsx',
      '/member': 'src/features/member/MemberScreen.tsx',
      '/game/start': 'src/features/play/PlayScreen.tsx',
      '/game/search': 'src/features/games/SearchScreen.tsx',
      '/member/self-limited': 'src/features/rg/SelfLimitedScreen.tsx',
    },
  },
} as const;

/** Whether a source belongs to the page; the others belong to the worker. */
export const isOfPage = (source: string) => source.startsWith('src/');

/**
 * Loaded by every visit after its first screen, each in a small file; the lower part of the lobby is a file of its
 * feature.
 */
export const soon = {
  afterLoad: 'src/shell/afterLoad.ts',
  late: 'src/shell/laterParts.ts',
} as const;

/**
 * Parts of a feature with their own file, because the whole would be too large for one: sources loaded with `import()`,
 * with the modules that nothing else of the feature needs.
 */
export const bundles: Readonly<Record<string, readonly string[]>> = {
  late: ['src/shared/page/TipsModal.tsx'],
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
  reminders: ['src/features/rg/FirstLimitsModal.tsx', 'src/features/rg/ReminderModal.tsx'],
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
};

/**
 * Modules shared by several features, by folder and file; other modules are in a file of their feature or of the kit.
 */
export const shared: Readonly<Record<string, readonly string[]>> = {
  wrapper: ['src/browser/wrapper.ts'],
  soon: [
    'src/browser',
    'src/i18n/manila.ts',
    'src/shared/support',
    'src/shared/page',
    'src/shared/rewards',
    'src/shared/rg/words.en.ts',
    'src/shared/rg/words.ts',
  ],
  money: ['src/features/wallets/forms/MoneyForm.module.css', 'src/shared/money-act'],
  forms: ['src/features/wallets/forms', 'src/ui/forms/AmountField.tsx'],
  payouts: ['src/features/wallets/withdraw'],
  otp: ['src/shared/otp', 'src/ui/forms/CodeField.tsx'],
  papers: ['src/shared/forms', 'src/shared/identity'],
  caps: ['src/shared/rg', 'src/shared/deposit'],
  tables: ['src/shared/records'],
  lists: ['src/features/wallets/records'],
  claims: ['src/shared/claims', 'src/shared/activities/forActivity.tsx', 'src/nav/activityGuard.ts'],
  draws: ['src/shared/draws'],
  extras: ['src/shared/footer', 'src/ui', 'src/data/effects.ts'],
};

/** Those of them that don't move to the kit, however many features share them. */
export const pinned = [
  'src/i18n/manila.',
  'src/shared/claims/',
  'src/shared/draws/',
  'src/shared/deposit/useDeposited.',
  'src/shared/money-act/',
  'src/shared/page/OutsideLink.',
  'src/shared/rg/words.',
  'src/ui/text/Facts.',
] as const;

/** Features too small for a file of their own, and the feature whose file they are in. */
export const together: Readonly<Record<string, string>> = { notices: 'rewards', retrieve: 'settings' };

/** Texts in other languages than English are in a file of their feature; some features have one together. */
export const catalogues: Readonly<Record<string, readonly string[]>> = {
  games: ['src/features/games', 'src/features/play'],
  payouts: ['src/features/wallets/withdraw', 'src/features/wallets/forms'],
  settings: ['src/features/settings', 'src/features/retrieve', 'src/features/report'],
};

/** Long texts, each a file of its own, but for the shorter ones, which are together in a file for each language. */
export const apart = 'src/features/info/texts/';
export const shorter = /^(\w+)\/(?:about|privacy|terms)\.ts$/;

/** Allowed files of less than 400 bytes, with the reason: each costs a slow phone as much time as a large one. */
export const light: Readonly<Record<string, string>> = {
  'rolldown-runtime.js': 'The bundler’s own, needed by all.',
  'auth.css': 'Shared by the log-in and the binding of accounts, which have no other file in common.',
  'games-installed.css': 'Precached, so it is asked of no network.',
  'statement.css': 'The statement comes as a part of a page, and no other needs it.',
  'money.css': 'Shared by many screens, of which none can do with another’s.',
  'otp.css': 'A one-time code is asked for in few forms, and they have no other file in common.',
  'papers.css': 'Every form that the operator may refuse needs it, and no screen without one.',
  'tables.css': 'Shared by the lists of records and the report, which have no other file in common.',
  'wrapper.js': 'Runs after every load, and the log-in needs it without the rest of that.',
  'themePreview.js': 'Only for who tries an operator’s theme.',
  'core-traffic.js': 'Comes after the first screen, which waits for nothing else of the worker.',
};
