/** English texts of the jackpot in the lobby. */
export const en = {
  jackpot: 'The jackpot',
  winners: 'Last winners',
  between: '{least} to {most}',
} as const;
