export default {
  jackpot: 'Ang jackpot',
  winners: 'Mga huling nanalo',
  between: '{least} hanggang {most}',
};
