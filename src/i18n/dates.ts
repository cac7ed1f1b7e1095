/** Time zone of the operator's days. */
const zone = 'Asia/Manila';

type Style = Pick<Intl.DateTimeFormatOptions, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'>;

const clock = { hour: '2-digit', minute: '2-digit' } satisfies Style;
const day = { year: 'numeric', month: 'short', day: 'numeric' } satisfies Style;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether a number is a time that dates can represent; a broken clock or server may send another. */
export const isTime = (time: number) => Math.abs(time) <= 8.64e15;

function format(time: number, locale: string, style: Style): string {
  if (!isTime(time)) return '–';
  const key = `${locale} ${Object.keys(style).join(' ')}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, hourCycle: 'h23', timeZone: zone });
  formatters.set(key, formatter);
  // Non-breaking spaces, so that a line may break before the clock and never within the date.
  return formatter.format(time).replace(/ (?!\d\d:)/g, '\u00A0');
}

/** A time (epoch milliseconds) as a clock in Manila: `14:05`. */
export const formatClock = (time: number, locale: string) => format(time, locale, clock);

/** A date in Manila: `Nov 21, 2026`. */
export const formatDay = (time: number, locale: string) => format(time, locale, day);

/** Date and clock in Manila. */
export const formatDateTime = (time: number, locale: string) => format(time, locale, { ...day, ...clock });

/** The shortest form: the clock alone for a time of the same Manila day as `now`, else with the date. */
export const formatMoment = (time: number, now: number, locale: string) =>
  formatDay(time, locale) === formatDay(now, locale) ? formatClock(time, locale) : formatDateTime(time, locale);
