export default {
  title: 'Natanggap mo',
  jackpot: 'Jackpot!',
  tap: 'I-TAP ANG SCREEN PARA MAGPATULOY',
};
