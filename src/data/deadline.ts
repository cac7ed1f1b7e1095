/** A deadline that ends this much too late, milliseconds, means that the device slept: it starts again. */
const asleep = 5_000;

/** Runs `expire` after so many milliseconds awake; returns how to cancel that. */
export function startDeadline(ms: number, expire: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const due = Date.now() + ms;
    timer = setTimeout(() => (Date.now() > due + asleep ? wait() : expire()), ms);
  };
  wait();
  return () => clearTimeout(timer);
}
