/** Sources that are not in the file of their folder, each with the reason. */
interface Exception {
  readonly file: string;
  /** Sources and folders: those loaded with `import()`, with the modules that nothing else needs. */
  readonly sources: readonly string[];
  readonly why: string;
}

/** What departs from the rule that a file is a feature's folder; the first that names a source counts. */
export const exceptions: readonly Exception[] = [
  {
    file: 'bind',
    sources: [
      'src/features/auth/BindScreen.tsx',
      'src/features/auth/BindModal.tsx',
      'src/features/auth/SocialScreen.tsx',
      'src/features/auth/SetPasswordScreen.tsx',
    ],
    why: 'Visitors log in without it.',
  },
  {
    file: 'device',
    sources: [
      'src/data/adData.ts',
      'src/shell/wrapper/connect.ts',
      'src/shared/games/cardKeys.ts',
      'src/shell/monitoring/vitals.ts',
    ],
    why: 'Parts of the first minute, each too small for a file of its own.',
  },
  {
    file: 'download',
    sources: [
      'src/features/info/DownloadModal.tsx',
      'src/features/info/DownloadScreen.tsx',
      'src/features/info/FirstLaunchModal.tsx',
    ],
    why: 'It opens by itself for a new visitor, who needs nothing else of the feature.',
  },
  {
    file: 'limits',
    sources: ['src/features/rg/parts'],
    why: 'The page that is prefetched shows them only when one is opened.',
  },
  {
    file: 'overview',
    sources: ['src/features/wallets/withdraw/overview', 'src/features/wallets/withdraw/WithdrawalScreen.tsx'],
    why: 'What a withdrawal begins with, on which the form isn’t needed yet.',
  },
  {
    file: 'withdrawal',
    sources: [
      'src/features/wallets/withdraw/form',
      'src/features/wallets/withdraw/gate',
      'src/features/wallets/withdraw/order',
    ],
    why: 'Needed once a payout method is chosen; the folder’s other modules are the wallet’s, too.',
  },
  {
    file: 'safebox-log',
    sources: ['src/features/wallets/safebox/Log.tsx'],
    why: 'The only part of the safebox that needs the lists of records.',
  },
  {
    file: 'account',
    sources: [
      'src/features/wallets/accounts/AddForm.tsx',
      'src/features/wallets/accounts/AccountDetails.tsx',
      'src/features/wallets/accounts/DeleteModal.tsx',
    ],
    why: 'Forms, which the list of accounts doesn’t wait for.',
  },
  {
    file: 'goods',
    sources: ['src/features/rewards/points/goods', 'src/features/rewards/points/scratch'],
    why: 'The larger half of the points’ page, under other tabs.',
  },
  {
    file: 'common',
    sources: [
      'src/shared/balance',
      'src/shared/deposit',
      'src/shared/page',
      'src/shared/password',
      'src/shared/share',
      'src/shared/support',
      'src/shared/theme/vipIcon.ts',
      'src/shell/session/forPlayers.tsx',
    ],
    why: 'Each is too small for a file of its own.',
  },
  {
    file: 'install-shared',
    sources: ['src/shared/identity', 'src/shared/install'],
    why: 'They need each other; the card that offers to install is too small for a file of its own.',
  },
  {
    file: 'claims-shared',
    sources: ['src/shared/claims', 'src/shared/rewards'],
    why: 'Pages of rewards need most of it, and others nothing.',
  },
  {
    file: 'wallets',
    sources: [
      'src/features/wallets/safebox/useSafebox.ts',
      'src/features/wallets/withdraw/rules.ts',
      'src/features/wallets/withdraw/words.en.ts',
      'worker/contract/openHours.ts',
      'worker/contract/payouts.ts',
    ],
    why: 'The balance shows what is in the safebox and on its way out; deposits and withdrawals share the rest.',
  },
];

/** Features whose folders are features of their own; they have their styles and words together. */
export const groups: readonly string[] = ['info', 'rewards', 'wallets'];

/** Allowed files of less than 400 bytes, with the reason: each costs a slow phone as much time as a large one. */
export const light: Readonly<Record<string, string>> = {
  'core.js': 'The worker’s entry, which no other file may import; its code comes beside it.',
  'rolldown-runtime.js': 'The bundler’s own, needed by all.',
  'games-installed.css': 'Precached, so it is asked of no network.',
  'themePreview.js': 'Only for who tries an operator’s theme.',
};
