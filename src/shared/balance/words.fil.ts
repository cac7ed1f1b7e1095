export default {
  inDoubt: 'Chine-check pa namin ang ilan sa pera mo. Baka wala pa ito rito.',
};
