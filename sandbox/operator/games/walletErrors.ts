/** The words with which the wallet refuses a game provider's call, and the HTTP status of each. */
export const walletErrors = {
  limits: 400,
  unknown: 404,
  ended: 409,
  demo: 409,
  ownLimit: 409,
  insufficient: 409,
  conflict: 409,
  alreadyTaken: 409,
  rolledBack: 409,
  settled: 409,
} as const;

/** A refusal of the wallet, by its word: this call has moved nothing. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly status: (typeof walletErrors)[keyof typeof walletErrors];

  constructor(word: keyof typeof walletErrors) {
    super(word);
    this.status = walletErrors[word];
  }
}
