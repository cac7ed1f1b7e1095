export default {
  title: 'I-follow kami',
  intro: 'Bisitahin ang mga page namin at kumuha ng reward sa bawat isa.',
  how: 'Buksan ang page, manatili nang 5 segundo, saka bumalik para kunin. Isang beses lang bawat page.',
  none: 'Walang page na puwedeng i-follow ngayon',
  open: 'Buksan',
  again: 'Buksan ulit',
  visited: 'Nabisita na',
  tooShort: 'Ang bilis! Manatili nang kahit 5 segundo, saka kunin.',
};
