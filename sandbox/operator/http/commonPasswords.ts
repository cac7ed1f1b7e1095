/**
 * The stems of the passwords that attackers try first, from published lists of leaked ones, here and in the
 * Philippines. An operator checks against a full list, such as Pwned Passwords by its range API.
 */
const stems =
  'password passw0rd p@ssword p@ssw0rd passwd qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh ' +
  'iloveyou iloveu loveyou mahalkita mahalko mahal admin administrator welcome letmein monkey dragon football ' +
  'basketball superman batman pokemon naruto princess sunshine shadow master michael charlie jordan jesus jesuschrist ' +
  'godisgood pilipinas philippines pinas pinoy manila cebu davao makati maynila boracay jollibee gcash casino ' +
  'jackpot lucky winner changeme computer internet samsung android google facebook test testing guest user ' +
  'hello';

/** Their usual suffixes. */
const tails =
  '1 2 11 12 21 22 69 88 99 00 01 10 123 321 111 777 888 999 1234 4321 12345 123456 1234567 12345678 123456789 2020 2021 2022 2023 2024 2025 2026';

/** Common ones of another kind. */
const others =
  '1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 qwe12345 123qweasd 123qwe123 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 ' +
  'aa12345678 123456aa 123456abc 123abc123 1234qwer 12345qwert 12345678a 123456789a 1a2b3c4d 0987654321a zaq12wsx zaq1zaq1 trustno1 passw0rd';

const common = new Set([
  ...others.split(' '),
  ...stems.split(' ').flatMap((stem) => [stem, ...tails.split(' ').map((tail) => stem + tail)]),
]);

/** Whether a password is among the most common, ignoring case and final punctuation. */
export const isCommon = (password: string) => common.has(password.toLowerCase().replace(/[!.?*#@]+$/, ''));
