import type { Translation } from '#i18n/catalogue.ts';
import type { en } from './words.en.ts';

export default {
  title: 'Mga setting',
  kept: 'Para sa device na ito ang mga setting na ito, at nananatili kahit mag-log out ka.',
  language: 'Wika',

  dataSaver: 'Pagtitipid sa data',
  byItself: 'Auto',
  always: 'Palagi',
  never: 'Hindi',
  savesNow: 'Naka-on ngayon: walang nilo-load na hindi mo hiningi.',
  savesNot: 'Naka-off ngayon. Kapag Auto, sumusunod ito sa data saver ng browser mo at sa mabagal na network.',
  loaded: 'Na-load ngayong araw: {size}',
  loadedNote: 'Ng app sa device na ito, mula hatinggabi sa Maynila. Hindi kasama ang nilo-load ng mga laro.',

  offlineUse: 'Kapag walang network',
  readyOffline: 'Handa kahit offline: {ready} sa {all} bahagi',
  allReady: 'Bubukas ang lahat ng page kahit walang network, sa wika mo.',
  restItself: 'Kusang darating ang natitira habang wala kang ginagawa.',
  restSlow: 'Sa network na ito, o kapag nagtitipid sa data, itinatabi lang ang mga page na binubuksan mo.',
  restComes: 'Parating na ang natitira. Puwede kang magpatuloy habang naghihintay.',
  restWaits: 'Magpapatuloy ang pagdating ng natitira pagbalik ng koneksyon.',
  restOffline: 'Kailangan ng koneksyon para makuha ang natitira.',
  removedReady: 'Itinatabi lang ang mga page na binubuksan mo.',
  bringRest: 'Kunin ang natitira ({size})',
  stop: 'Ihinto',
  removeReady: 'Alisin',
  offlineUnknown: 'Mag-online sandali para makita kung gaano na karami ang handa.',
  offlineImpossible: 'Hindi maitabi ng browser na ito ang app para magamit nang walang network.',

  scheme: 'Theme',
  light: 'Light',
  dark: 'Dark',

  motion: 'Galaw',
  bySystem: 'System',
  less: 'Bawasan',
  motionNote:
    'Ang System ay sumusunod sa device mo. Kapag binawasan, walang dumudulas o umiikot; pareho pa rin ang mga resulta.',

  others: 'Mga mensahe at ang sinasabi',
  marketing: 'Mga alok at balita',
  marketingNote: 'Naka-off ito maliban kung i-on mo. Dala mo ang pinili mo kapag nagrehistro ka.',
  campaign: 'Sabihin kung ano ang nagdala sa akin',
  campaignNote:
    'Sinasabi sa operator kung aling patalastas o kampanya ang pinanggalingan mo. Kapag naka-off, hindi ito sinasabi ni itinatabi. Ang address ng site na nagdala sa iyo rito ay sinasabi pa rin.',
  push: 'Mga alok sa notification',
  sms: 'Mga alok sa text',
  email: 'Mga alok sa email',
  notifications: 'Mga notification',
  effects: 'Tunog at vibration',
  sound: 'Tunog',
  soundNote: 'Kapag natapos ang bunot. May sariling switch ang bawat laro.',
  vibration: 'Pag-vibrate',
  vibrationNote: 'Kapag natapos ang bunot, maliban kung bawas ang galaw.',

  account: 'Ang account mo',
  sessions: 'Mga device',
  logout: 'Mag-log out',

  version: 'Bersyon {version}, build {build}',
  more: {
    one: 'I-tap nang {n} ulit pa para sa lagay ng app',
    other: 'I-tap nang {n} ulit pa para sa lagay ng app',
  },

  diagnostics: 'Lagay ng app',
  intro: 'Ang lagay ng app sa device na ito, para sa customer service. Walang pribado rito.',
  lookAgain: 'Tingnan muli',
  copy: 'Kopyahin',
  copied: 'Nakopya na',
  notCopied: 'Ayaw ng browser na ito na kumopya kami. Piliin mo na lang ang teksto.',
  yes: 'oo',
  no: 'hindi',

  app: 'Ang app',
  appVersion: 'Bersyon',
  build: 'Ang build',
  newestBuild: 'Pinakabagong build',
  installed: 'Naka-install',
  speaks: 'Wika',
  screen: 'Laki ng screen',
  browser: 'Ang browser',

  connection: 'Koneksyon',
  onLine: 'May network',
  networkType: 'Uri ng network',
  saves: 'Nagtitipid sa data',
  failing: 'Bigo ang huling request',
  heardAt: 'Huling sagot ng operator',

  engine: 'Makina',
  answersIn: 'Sumasagot ang worker sa loob ng',
  broken: 'Isinuko ang worker',
  serviceWorker: 'Ang service worker',
  controls: 'Naghahatid ng pahinang ito',
  updateWaits: 'May update na naghihintay',
  swError: 'Ang error nito',

  storage: 'Taguan',
  mode: 'Saan nakatabi',
  used: 'Nagamit',
  room: 'Kabuuan',
  persistent: 'Hindi basta mabubura',
  files: 'Mga file na nakatabi',

  queues: 'Nasa daan pa',
  events: 'Mga pangyayaring di pa natatanggap',
  acts: 'Mga galaw ng pera na bukas pa',

  calls: 'Mga huling tawag sa operator',

  clock: 'Orasan',
  deviceTime: 'Oras ng device',
  zone: 'Sona ng oras',
  ahead: 'Nauuna ang orasan ng operator nang',
} satisfies Translation<typeof en>;
