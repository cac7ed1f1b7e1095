const second = 1_000;
const minute = 60;

/** Formats a duration in milliseconds: `0:07:05`, hours first (players RG-12). */
export function formatSpan(span: number): string {
  const seconds = Math.max(0, Math.floor(span / second));
  const parts = [Math.floor(seconds / minute) % minute, seconds % minute].map((part) => String(part).padStart(2, '0'));
  return [Math.floor(seconds / minute ** 2), ...parts].join(':');
}
