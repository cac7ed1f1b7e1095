/** The money acts of the wallet: the page's action, and the endpoint that it sends. They are installed with the app. */
export const walletActs = {
  deposit: 'createRecharge',
  withdraw: 'exchange',
  addAccount: 'addBankInfo',
  modifyAccount: 'modifyBankInfo',
  moveSafebox: 'safeboxTransfer',
  retrieveBalance: 'retrieveBalance',
} as const;
