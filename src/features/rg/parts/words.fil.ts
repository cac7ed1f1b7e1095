import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  back: 'Bumalik',

  minutes: { one: '{n} minuto', other: '{n} minuto' },
  limitsText:
    'Agad ang mas mababang limit. Ang mas mataas, o ang walang limit, ay maghihintay ng 24 oras at saka ng pagpapatibay mo.',
  saveDeposit: 'I-save ang limit sa deposito',
  saveLoss: 'I-save ang limit sa talo',
  saveWager: 'I-save ang limit sa taya',
  saveSession: 'I-save ang limit sa oras',
  applied: 'Umiiral na ngayon.',
  keptHere: 'Nakatabi sa device na ito. Ipapadala sa unang koneksyon.',
  waits: 'Maghihintay hanggang {time}, saka pagtibayin.',
  reality: 'Pagtingin sa oras, bawat',
  realityText:
    'Matapos ang ganito katagal na laro, titigil ang laro hanggang makita mo kung gaano ka katagal naglaro at magkano ito. Hindi ito napapatay.',

  reminder: 'Paalalahanan ako bago magdeposito',
  reminderText: 'Bago ang bawat deposito: kung magkano na ang naideposito mo ngayong buwan.',

  breakChoose: 'Gaano katagal',
  hours: '24 oras',
  threeDays: '72 oras',
  sevenDays: '7 araw',
  thirtyDays: '30 araw',
  breakPoints:
    'Magsisimula ito agad, sa lahat ng device mo. Hindi ito mababawi o mapaiikli, mapahahaba lang. Sa iyo pa rin ang pera mo, at makukuha mo pa rin ito, maliban sa hinihingi pa ng bonus na itaya.',
  breakStart: 'Simulan na',

  step: 'Hakbang {n} sa 3',
  excludeChoose: 'Gaano katagal',
  excludeLonger: 'Pahabain nang',
  sixMonths: '6 buwan',
  oneYear: '1 taon',
  fiveYears: '5 taon',
  goOn: 'Magpatuloy',
  consequences: 'Ang ibig sabihin nito',
  point1: 'Walang laro, walang deposito at walang alok, sa lahat ng device mo, mula sa sandaling ito.',
  point2: 'Sa iyo pa rin ang pera mo. Puwede kang mag-log\u00A0in, mag-withdraw at tumingin ng mga tala gaya ng dati.',
  point3: 'Sa unang 6 buwan, walang makapagpapatigil nito, kahit kami. Kusa itong matatapos pagkalipas ng {length}.',
  point3Longer:
    'Kusa itong matatapos {length} pagkalipas ng dati nitong katapusan. Sa loob ng 6 buwan mula ngayon, walang makapagpapatigil nito, kahit kami.',
  point4: 'Mala-log out ka sa lahat ng lugar maliban dito.',
  proof: 'Patunayang ikaw ito gamit ang',
  byPassword: 'Password mo',
  byCode: 'Code sa mensahe',
  password: 'Password',
  showPassword: 'Ipakita',
  hidePassword: 'Itago',
  passwordMissing: 'Ilagay ang password mo.',
  passwordWrong: 'Hindi ito ang password mo.',
  codeMissing: 'Ilagay ang code na nasa mensahe.',
  codeRefused: 'Mali o luma na ang code na ito.',
  locked: 'Napakaraming subok. Gamitin ang kabilang paraan, o bumalik mamaya.',
  offlineProof:
    'Hindi matitingnan ang password mo kapag walang koneksyon: sapat na ang tsek mo. Ipapadala ang pagbabawal pagbalik ng koneksyon, at hindi na ito mababawi.',
  tick: 'Nauunawaan ko ito, at gusto ko ito.',
  tickMissing: 'Lagyan ito ng tsek para makapagpatuloy.',
  excludeStart: 'Ibukod ako',

  testText: 'Siyam na tanong. Sa screen na ito lang ang mga sagot: walang ibang makakakita.',
  testLead: 'Sa nakaraang 12 buwan …',
  never: 'Hindi',
  sometimes: 'Minsan',
  often: 'Madalas',
  always: 'Halos palagi',
  q1: 'tumaya ka ba nang higit sa kaya mong matalo?',
  q2: 'kinailangan mo ba ng mas malaking taya para sa parehong saya?',
  q3: 'bumalik ka ba sa ibang araw para bawiin ang natalo?',
  q4: 'nangutang o nagbenta ka ba para may pangtaya?',
  q5: 'naramdaman mo bang maaaring problema na sa iyo ang laro?',
  q6: 'nabalisa, hindi nakatulog o kinabahan ka ba dahil sa laro?',
  q7: 'may nagsabi bang sobra ka nang maglaro, tama man o hindi?',
  q8: 'nagkulang ba ang pera mo o sa bahay dahil sa laro?',
  q9: 'nakonsensya ka ba sa paraan ng paglalaro mo?',
  testShow: 'Ipakita ang resulta',
  testOpen: { one: '{n} tanong pa ang walang sagot.', other: '{n} tanong pa ang walang sagot.' },
  result0: 'Walang palatandaan ng problema. Nakatutulong ang mga limit para manatiling ganito.',
  result1: 'Kaunti ang palatandaan ng problema. Mabuting magtakda na ng limit ngayon.',
  result2:
    'Maaaring makasama sa iyo ang ilan dito. Makatutulong ang mas mababang limit o pahinga, at ang pakikipag-usap.',
  result3: 'Mukhang nakasasama ito. Makipag-usap sa isa sa mga helpline sa ibaba, at pag-isipang ibukod ang sarili.',

  breakUntil: 'Sarado ang laro hanggang {time}.',
} satisfies Translation<typeof en>;
