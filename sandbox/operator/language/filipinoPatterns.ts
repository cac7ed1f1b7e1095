/** Texts with an amount, a number or a reason: `$1` is inserted as it is, `$<reason>` in Filipino. */
export const filipinoPatterns: readonly (readonly [pattern: RegExp, filipino: string])[] = [
  [
    /^<p>Every peso here is play money, every code is (\d+)\.<\/p>$/,
    '<p>Play money ang bawat piso rito, at $1 ang bawat code.</p>',
  ],
  [
    /^Make (\S+) your first deposit and get (\S+) on top\.$/,
    'Gawing $1 ang unang deposit mo at makakuha ng dagdag na $2.',
  ],
  [/^(\d+%) on (₱[\d,.]+)$/, '$1 sa $2'],
  [/^Jackpot from (₱[\d,.]+)$/, 'Jackpot mula $1'],
  [/^(₱[\d,.]+): (₱[\d,.]+) bonus$/, '$1: $2 na bonus'],
  [/^Your (\S+) withdrawal was paid$/, 'Naipadala na ang withdrawal mo na $1'],
  [/^Your (\S+) withdrawal was returned$/, 'Naibalik ang withdrawal mo na $1'],
  [
    /<p>We sent (\S+) to your account ([^<]+)\. It can take a few minutes to show there\.<\/p>/,
    '<p>Ipinadala namin ang $1 sa account mo na $2. Baka ilang minuto pa bago ito lumabas.</p>',
  ],
  [
    /<p>Your withdrawal of (\S+) to ([^<]+?) didn’t go through(?:: (?<reason>[^<]+))?\.<\/p>\s*<p>The full amount is back in your wallet\.<\/p>/,
    '<p>Hindi natuloy ang withdrawal mo na $1 sa $2. $<reason></p>\n<p>Nasa wallet mo na ulit ang buong halaga.</p>',
  ],
  [
    /<p>Order (\S+)\. <a href="\/wallets\/record">See your transactions<\/a><\/p>/,
    '<p>Order $1. <a href="/wallets/record">Tingnan ang mga transaksyon mo</a></p>',
  ],
  [
    /<p>Thank you\. Your identity is verified, so you can withdraw\.<\/p>/,
    '<p>Salamat. Verified na ang identity mo, kaya puwede ka nang mag-withdraw.</p>',
  ],
  [/>Withdraw<\/a>/, '>Mag-withdraw</a>'],
  [
    /<p>We couldn’t verify your identity(?:: (?<reason>[^<]+))?\.<\/p>/,
    '<p>Hindi namin ma-verify ang identity mo. $<reason></p>',
  ],
  [/>Try again<\/a>/, '>Subukan ulit</a>'],
  [
    /<p>Good to have you here\. This is your inbox: [^<]*<\/p>/,
    '<p>Salamat at nandito ka. Ito ang inbox mo: darating dito ang balita tungkol sa pera at account mo, at kung minsan ay reward.</p>',
  ],
  [
    /<a href="\/member\/profile\/kyc">Verify your identity<\/a> before your first withdrawal\./,
    '<a href="/member/profile/kyc">I-verify ang identity mo</a> bago ang unang withdrawal.',
  ],
  [
    /<a href="\/member\/self-limited">Set your limits<\/a> any time: how much, and how long\./,
    '<a href="/member/self-limited">I-set ang mga limit mo</a> kahit kailan: magkano, at gaano katagal.',
  ],
  [
    /<p>Play is for adults of 21 and over, and for fun\.<\/p>/,
    '<p>Para sa edad 21 pataas ang laro, at para sa saya.</p>',
  ],
  [
    /<h3>Thanks for playing with us<\/h3><p>Here are (.*) and 50 points\. Take your time: they wait two weeks\.<\/p>/,
    '<h3>Salamat sa paglalaro</h3><p>Heto ang $1 at 50 points. Walang madalian: dalawang linggo itong naghihintay.</p>',
  ],
  [/>See what else you can claim<\/a>/, '>Tingnan ang iba pang makukuha</a>'],
];
