export default {
  title: 'I-delete ang account',
  lead: 'Tuluyang ide-delete ang account at personal na detalye mo. Ito ang mangyayari:',
  balance: 'I-withdraw muna ang balanse mo. Kung hindi mo kaya, tutulungan ka ng customer service.',
  lost: 'Mawawala ang mga bonus, coupon, points at VIP level mo.',
  protection: 'Tuloy ang pahinga o self-exclusion hanggang matapos ito.',
  kept: 'Ayon sa batas, itinatago namin ang ilang record, tulad ng mga bayad, laro at pag-verify ng identity, nang limang taon o higit pa.',
  wait: {
    one: 'Aabot ito ng {n} araw. Hanggang doon, magagamit mo pa ang account at puwede pang magbago ang isip mo.',
    other: 'Aabot ito ng {n} na araw. Hanggang doon, magagamit mo pa ang account at puwede pang magbago ang isip mo.',
  },

  moneyLeft: 'May {amount} ka pa',
  moneyLeftText: 'I-withdraw muna ito, pati ang nasa safebox o mga laro. Bumalik dito pagkatapos.',
  stuck: 'Hindi mo ma-withdraw? Ibabayad ng customer service ang sarili mong pera kapag umalis ka.',
  withdraw: 'Mag-withdraw',
  tooLittle:
    'May {amount} ka na masyadong maliit para i-withdraw. Ipabayad muna ito sa customer service bago ma-delete ang account mo.',
  inProgress: 'May bayad o round na hindi pa tapos',
  inProgressText: 'Made-delete mo ang account kapag tapos na iyon.',
  checkAgain: 'I-check ulit',

  confirm: 'Kumpirmahing ikaw ito',
  password: 'Password',
  request: 'I-delete ang account ko',
  passwordMissing: 'Ilagay ang password mo',
  passwordWrong: 'Mali ang password',
  passwordWrongLeft: {
    one: 'Mali ang password. {n} subok na lang.',
    other: 'Mali ang password. {n} na subok na lang.',
  },
  codeWrong: 'Ilagay ang {digits}-digit na code',
  codeFirst: 'Kumpirmahin munang ikaw ito. Ilagay ang code na ite-text namin sa number mo.',
  logInAgain: 'Para makumpirmang ikaw ito, mag-log out, mag-log in ulit, at bumalik dito sa loob ng 10 minuto.',

  requested: 'Ide-delete ang account mo sa {date}',
  requestedText:
    'Hiniling mo ito noong {date}. Hanggang doon, gagana ang lahat gaya ng dati, at puwede mong panatilihin ang account mo.',
  overdue: 'Malapit nang ma-delete ang account mo',
  moneyAgain:
    'May {amount} ka ulit. I-withdraw mo ito bago iyon. Kung hindi, mananatili ang account mo hanggang ma-withdraw mo ito.',
  keep: 'Panatilihin ang account ko',
  keptAccount: 'Mananatili ang account mo',

  unclear: 'Hindi pa namin masabi ngayon kung ide-delete ang account mo.',
  help: 'Customer service',
};
