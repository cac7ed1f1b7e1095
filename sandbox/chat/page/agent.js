/** What a message is about, by its words; the first that fits decides. */
const topics = /** @type {const} */ ([
  ['care', /\b(break|exclu|addict|limit|stop|pahinga|bukod|sugal|adik)/i],
  ['verify', /\b(kyc|verif|identity|id\b|selfie|pagsusuri)/i],
  ['money', /\b(deposit|withdraw|gcash|maya|money|pera|deposito|order)/i],
  ['thanks', /\b(thank|salamat)/i],
]);

/**
 * What the agent answers, by the name of its text: by what a message is about; who is away only notes it.
 *
 * @param {string} text
 * @param {boolean} isAway
 * @returns {'noted' | 'other' | (typeof topics)[number][0]}
 */
export function answerTo(text, isAway) {
  if (isAway) return 'noted';
  return topics.find(([, said]) => said.test(text))?.[0] ?? 'other';
}
