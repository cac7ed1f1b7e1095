/** @typedef {{ held: string[], ended: boolean }} Turn */

/** Output of parallel processes in turn: the first one's is printed live, the others' is held until their turn. */
export function createTurns(/** @type {(text: string) => void} */ write) {
  /** @type {Turn[]} */
  const turns = [];

  function goOn() {
    for (let turn = turns[0]; turn; turn = turns[0]) {
      for (const text of turn.held.splice(0)) write(text);
      if (!turn.ended) return;
      turns.shift();
    }
  }

  return {
    begin() {
      /** @type {Turn} */
      const turn = { held: [], ended: false };
      turns.push(turn);
      return {
        say(/** @type {string} */ text) {
          turn.held.push(text);
          goOn();
        },
        end() {
          turn.ended = true;
          goOn();
        },
      };
    },
  };
}
