import type { Config, RechargeItem, RechargeType } from '#contract/endpoints/anonymous.ts';
import { defaultOtp } from '#contract/defaults.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import { breakHours, defaultReality, exclusionMonths } from '#contract/protection.ts';
import { formattedShort, pesos } from '../../hundredths.ts';
import { offersOf, ratePerPercent } from '../../operator/firstDeposit/terms.ts';
import { awards } from '../../operator/jackpot/awards.ts';
import { jackpotStart } from '../../operator/lottery/lotteries.ts';
import { ticketsOf } from '../../operator/rewards/propBook.ts';

const rechargeTypes: RechargeType[] = [
  {
    id: 1,
    name: 'GCash',
    code: 'gcash',
    icon: '/icons/methods/gcash.svg',
    sort: 1,
    isDefault: true,
    minAmount: pesos(100),
    minAmount2: pesos(100),
    maxAmount: pesos(50_000),
    status: 1,
    freeAmount: true,
    tip: 'Usually takes a minute.',
  },
  {
    id: 2,
    name: 'Maya',
    code: 'maya',
    icon: '/icons/methods/maya.svg',
    sort: 2,
    minAmount: pesos(100),
    minAmount2: pesos(200),
    maxAmount: pesos(50_000),
    status: 1,
    freeAmount: true,
  },
  {
    id: 3,
    name: 'Bank transfer',
    code: 'bank',
    icon: '/icons/methods/bank.svg',
    sort: 3,
    minAmount: pesos(500),
    minAmount2: pesos(500),
    maxAmount: pesos(500_000),
    status: 1,
  },
  {
    id: 4,
    name: 'Over the counter',
    code: 'otc',
    icon: '/icons/methods/otc.svg',
    sort: 4,
    minAmount: pesos(200),
    maxAmount: pesos(10_000),
    hours: '08:00–20:00',
  },
];

/** Deposit offers, in pesos: price and bonus. The first is below every channel's minimum. */
const offers: readonly (readonly [price: number, bonus: number])[] = [
  [50, 0],
  [100, 0],
  [200, 0],
  [500, 25],
  [1_000, 60],
  [2_000, 140],
  [5_000, 400],
  [10_000, 1_000],
];

/** The type of a bonus of a fixed amount (checklist E-11). */
const fixedBonus = 3;

const rechargeItems: RechargeItem[] = offers.map(([price, bonus], place) => ({
  id: place + 1,
  price: pesos(price),
  sort: place + 1,
  ...(bonus > 0 && { bonus: pesos(bonus), bonusType: fixedBonus }),
}));

/** The type of a bonus for a user level (checklist E-11), and that level (G-03). */
const levelOffer: RechargeItem = {
  id: offers.length + 1,
  price: pesos(20_000),
  sort: offers.length + 1,
  bonus: pesos(2_500),
  bonusType: 10,
  minLevel: 1,
};

/** VIP levels: turnover in pesos that reaches each. */
const vipNames = ['Member', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Pearl'];
const vipExperience = [0, 5_000, 50_000, 250_000, 1_000_000, 5_000_000];

const vipMap = Object.fromEntries(
  vipNames.map((name, level) => [
    level,
    {
      level,
      name,
      icon: `/icons/vip/${level}.svg`,
      theme: level,
      experience: pesos(vipExperience[level]!),
      betLimit: pesos(vipExperience[level]! / 5),
    },
  ]),
);

/** Responsible-gaming helplines (players RG-22). */
const helplines = [
  { name: 'National Problem Gambling Helpline', tel: '(02) 8248-9568', hours: '24/7' },
  { name: 'NCMH Crisis Hotline', tel: '1553', hours: '24/7' },
  { name: 'NCMH Crisis Hotline (Globe, TM)', tel: '0917-899-8727', hours: '24/7' },
  { name: 'NCMH Crisis Hotline (Smart, Sun, TNT)', tel: '0919-057-1553', hours: '24/7' },
  { name: 'Bridges of Hope', url: 'https://bridgesofhope.com.ph/' },
  { name: 'Life Change Recovery Center', url: 'mailto:lifechange.lcrc@gmail.com' },
  { name: 'PAGCOR Keep It Fun', url: 'mailto:keepitfun@pagcor.ph' },
];

/** The best offer for a first deposit. */
export const bestFirstOffer = offersOf({ rechargeItems }).at(-1)!;

/** The lobby's banners. */
const banners: Config['genericImages'] = [
  {
    link: '/activity/first-deposit',
    title: 'First deposit bonus',
    text: `${bestFirstOffer.rate / ratePerPercent}% on ${formattedShort(bestFirstOffer.price)}`,
    action: 'See the terms',
    feature: 'firstDeposit',
  },
  {
    link: '/activity/lottery',
    title: 'Daily lottery',
    text: `Jackpot from ${formattedShort(jackpotStart)}`,
    action: 'See the draw',
    feature: 'lottery',
  },
  {
    link: '/member/self-limited',
    title: 'Play within your limits',
    text: 'You set them',
    action: 'Player protection',
  },
].map((words, place) => ({
  uniqueKey: `banner${place + 1}`,
  img: `/banners/${place + 1}.svg`,
  sort: place + 1,
  ...words,
}));

/** The operator's settings. */
export const config: Config = {
  clientMode: 1,
  ageNotice: { version: '2026-01' },
  currency: 'PHP',
  langs: ['en', 'fil'],
  vipMap,
  userLevelConfigs: [0, 10_000, 100_000].map((bet, level) => ({ level, betAmount: pesos(bet) })),
  rechargeTypes,
  rechargeItems: [...rechargeItems, levelOffer],
  minRechargeFlag: true,
  customerServiceQueue: [
    {
      id: 1,
      itemType: 1,
      name: 'Online service',
      param1: 'sandbox',
      param2: '0',
      sort: 1,
      online: true,
      hours: '24/7',
    },
    { id: 2, itemType: 2, name: 'E-mail', url: 'mailto:help@perlas.example', sort: 2 },
    { id: 3, itemType: 2, name: 'Viber', url: 'viber://pa?chatURI=perlas', sort: 3 },
    {
      id: 4,
      itemType: 1,
      name: 'Maria Santos',
      icon: '/avatar/3.webp',
      param1: 'sandbox',
      param2: 'vip',
      sort: 4,
      online: true,
      hours: '9:00 to 21:00',
      minVip: 3,
      channels: ['mailto:maria@perlas.example'],
    },
  ],
  propConfigMap: Object.fromEntries(Object.entries(ticketsOf).map(([id, num]) => [id, { num }])),
  jackpotAwardConfigs: awards,
  genericImages: banners,
  feedbackImageLimit: 4,
  registration: { kinds: [loginKinds.phone, loginKinds.account], smsRequired: true, nicknameRequired: false },
  otp: { ...defaultOtp, perDay: 10 },
  rg: {
    helplines,
    realityDefaultMin: defaultReality,
    coolOffHours: [...breakHours],
    exclusionMonths: [...exclusionMonths],
  },
  licence: { no: 'SANDBOX-0001', holder: 'Perlas Sandbox (no real money)' },
  features: { avatarOther: true, rank: true, slotshack: true },
  links: { terms: '/terms-of-use', privacy: '/privacy-policy', faq: '/faq' },
};
