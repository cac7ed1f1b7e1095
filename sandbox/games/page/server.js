/** The server's definite "no", in one word; the page has a sentence for it. */
export class Refusal extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** How long an answer may take, in milliseconds. */
const patience = 10_000;

/** Pauses before asking again, in milliseconds; after the last one the page gives up for now. */
const pauses = [1_000, 2_000, 4_000, 8_000, 8_000];

/**
 * One question to the game's server. A `Refusal` is its answer; any other error means that there was none.
 *
 * @param {'/round' | '/balance'} path
 * @param {object} input
 */
export async function post(path, input) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(patience),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  if (response.status < 500) throw new Refusal(answer.error);
  throw new Error(`The game's server answered ${response.status}`);
}

/**
 * Asks for a round until there is an answer; the round's id makes asking again harmless. Gives up as `unavailable`.
 *
 * @param {{ session: string, launch: string, bet: number, choice: string, roundId: string }} input
 * @param {() => void} onTrouble
 */
export async function askForRound(input, onTrouble) {
  for (const pause of pauses) {
    try {
      return await post('/round', input);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      onTrouble();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Refusal('unavailable');
}
