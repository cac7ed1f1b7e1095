const perMinute = 60;
const perHour = 60 * perMinute;
const two = (value: number) => String(value).padStart(2, '0');

/** Whole seconds as a countdown shows them: `0:59`, `14:05`, `23:59:59`. */
export function formatCountdown(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / perHour), Math.floor((seconds % perHour) / perMinute)];
  const rest = two(seconds % perMinute);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
