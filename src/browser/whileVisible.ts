/** Runs at an interval, milliseconds, while the page is visible; a hidden page has no timer. */
export function whileVisible(run: () => void, every: number): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    clearInterval(timer);
    if (document.visibilityState === 'visible') timer = setInterval(run, every);
  };
  document.addEventListener('visibilitychange', look);
  look();
}
