const units = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1_000 };

/** A duration (milliseconds) as a clock: `1:05`, `2:01:05`; from a day on, `days` formats what precedes it. */
export function clockOf(left: number, days: (count: number) => string): string {
  const whole = Math.max(0, Math.ceil(left / units.second)) * units.second;
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor((whole % units.day) / units.hour);
  const minutes = Math.floor((whole % units.hour) / units.minute);
  const seconds = two(Math.floor((whole % units.minute) / units.second));
  const count = Math.floor(whole / units.day);
  if (count > 0) return `${days(count)} ${two(hours)}:${two(minutes)}:${seconds}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
