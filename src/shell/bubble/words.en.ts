/** English texts of the bubble. */
export const en = {
  bubble: 'Open Lucky Jackpot',
  bubbleMove: 'Use the arrow keys to move it',
  bubbleHide: 'Hide Lucky Jackpot for now',
} as const;
