export default {
  beside: 'Katabi ng app',
  onPhone: 'Buksan sa phone mo',
  scan: 'I-scan gamit ang camera ng phone mo, o pumunta sa',
  jackpots: 'Mga jackpot ngayon',
  asOf: 'Noong {time}',
  winners: 'Mga huling nanalo',
};
