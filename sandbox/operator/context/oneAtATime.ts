/**
 * Does works one after the other in this process, in turns of an object such as a database: however many are requested,
 * they take one connection. One that fails holds up no other.
 */
export function oneAtATime() {
  const lastTurns = new WeakMap<object, Promise<unknown>>();
  return function inTurn<T>(of: object, work: () => Promise<T>): Promise<T> {
    const turn = (lastTurns.get(of) ?? Promise.resolve()).then(work);
    lastTurns.set(
      of,
      turn.catch(() => {}),
    );
    return turn;
  };
}
