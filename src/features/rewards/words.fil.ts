export default {
  title: 'Natanggap mo',
  tap: 'I-TAP ANG SCREEN PARA MAGPATULOY',
};
