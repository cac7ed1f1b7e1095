/** Throttles `work`: runs it at once, then at most once per `pause` (milliseconds); the last call is never lost. */
export function throttle(work: () => void, pause: number): () => void {
  let resting = false;
  let asked = false;
  return function run() {
    if (resting) {
      asked = true;
      return;
    }
    resting = true;
    work();
    setTimeout(() => {
      resting = false;
      if (!asked) return;
      asked = false;
      run();
    }, pause);
  };
}
