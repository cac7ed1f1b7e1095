/** A deadline that fires this late, milliseconds, means that the device slept: it restarts. */
const asleep = 5_000;

/** Runs `expire` after this many milliseconds awake; returns how to cancel it. */
export function startDeadline(ms: number, expire: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const due = Date.now() + ms;
    timer = setTimeout(() => (Date.now() > due + asleep ? wait() : expire()), ms);
  };
  wait();
  return () => clearTimeout(timer);
}
