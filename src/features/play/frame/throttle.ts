/** Throttles `work`: runs it at once, then at most once per `pause` (milliseconds); the last call is never lost. */
export function throttle(work: () => void, pause: number): () => void {
  let resting = false;
  let isPending = false;
  return function run() {
    if (resting) {
      isPending = true;
      return;
    }
    resting = true;
    work();
    setTimeout(() => {
      resting = false;
      if (!isPending) return;
      isPending = false;
      run();
    }, pause);
  };
}
