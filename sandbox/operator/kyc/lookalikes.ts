/**
 * Letters that look like Latin ones, with their counterparts: those of Unicode's table of confusables (UTS #39) that
 * keyboards and copied texts bring. NFKD has already folded wide, ornate and accented forms.
 */
const lookalikes: Record<string, string> = {
  a: 'аАαΑɑᴀᎪ',
  ae: 'æÆӕӔ',
  b: 'вВβΒьЬʙᏴ',
  c: 'сСϲϹᴄᏟ',
  d: 'ԁԀđĐðÐᴅɖᎠ',
  e: 'еЕεΕєЄɛƐᴇᎬ',
  f: 'ϝϜƒꜰ',
  g: 'ɡɢցԌᏀ',
  h: 'һҺнНΗʜհħĦᎻ',
  i: 'іІιΙıɩɪᎥ',
  j: 'јЈϳͿʝȷᴊᎫ',
  k: 'кКκΚᴋĸᏦ',
  l: 'ӏӀłŁʟɫǀᏞ',
  m: 'мМΜᴍᎷ',
  n: 'пΝηɴոŋŊ',
  o: 'оОοΟσøØᴏօՕɵѳѲ',
  oe: 'œŒ',
  p: 'рРρΡᴘᏢ',
  q: 'ԛԚզ',
  r: 'гГᴦʀᏒ',
  s: 'ѕЅꜱʂᏚ',
  ss: 'ßẞ',
  t: 'тТτΤᴛŧŦᎢ',
  th: 'þÞ',
  u: 'υսᴜʋ',
  v: 'νѵѴᴠᏙ',
  w: 'ԝԜωᴡѡաᏔ',
  x: 'хХχΧ',
  y: 'уУγΥүҮʏᎩ',
  z: 'ΖζᴢʐƶƵᏃ',
};

const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, letters]) =>
    Array.from(letters).map((letter) => [letter, latin] as const),
  ),
);

const inLatin = (letter: string) => {
  const forms = [letter, letter.toLowerCase(), letter.toUpperCase()];
  return forms.map((form) => latinOf.get(form)).find((latin) => latin !== undefined) ?? letter.toLowerCase();
};

/** A text in lower case with every lookalike replaced by its Latin letter. */
export const asLatin = (text: string) => Array.from(text).map(inLatin).join('');
