/** What the lobby says of the jackpot. */
export const en = {
  jackpot: 'The jackpot',
  winners: 'Last winners',
  between: '{least} to {most}',
} as const;
