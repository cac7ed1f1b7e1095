import { area } from '#i18n/area.ts';

/** Texts of receiving accounts. */
export const words = area(
  {
    title: 'Receiving Accounts',
    intro: 'We send your withdrawals to these accounts. They must be in your own name.',
    none: 'No account yet',
    noneText: 'Add the e-wallet or bank account for your withdrawals.',
    add: 'Add account',
    addTitle: 'Add account',
    editTitle: 'Receiving account',
    backToForm: 'Back to the previous page',
    failed: 'Couldn’t load your accounts.',
    notThere: 'Account not found',

    usual: 'Default',
    reviewing: 'In review',
    declined: 'Declined',
    reviewingText: 'We’re reviewing this account. You can use it once it’s approved. You can’t edit it until then.',
    declinedText: 'We can’t send money to this account. Check its number and name, or delete it.',

    kind: 'E-wallet or bank',
    choose: 'Choose one',
    number: 'Account number',
    digits: '{digits} digits',
    orDigits: '{first} or {second}',
    digitsFrom: '{digits} digits, starting with {prefix}',
    keepNumber: 'Leave blank to keep {number}',
    holder: 'Account name',
    holderHint: 'As it appears at your bank or e-wallet',
    holderOwn: 'Your own name, as verified',
    branch: 'Branch (optional)',
    makeUsual: 'Set as default',
    usualOffline: 'This needs a connection.',
    madeUsual: 'This is now your default account',

    save: 'Save',
    saved: 'Account saved',
    delete: 'Delete this account',
    deleteTitle: 'Delete this account?',
    deleteText: '{name} {number} will be removed from your list. Past withdrawals to it stay in your transactions.',
    deleteNow: 'Delete',
    keep: 'Cancel',
    deleted: 'Account deleted',
  },
  () => import('./words.fil.ts'),
);
