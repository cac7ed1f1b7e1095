/** @typedef {{ held: string[], ended: boolean }} Turn */

/** The output of what runs side by side: the first one's goes out as it comes, the others' waits until it is their turn. */
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
