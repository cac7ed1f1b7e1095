/** Where the operator's days begin and end. */
const zone = 'Asia/Manila';

type Style = Pick<Intl.DateTimeFormatOptions, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'>;

const clock = { hour: '2-digit', minute: '2-digit' } satisfies Style;
const day = { year: 'numeric', month: 'short', day: 'numeric' } satisfies Style;

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(time: number, locale: string, style: Style): string {
  const key = `${locale} ${Object.keys(style).join(' ')}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, hourCycle: 'h23', timeZone: zone });
  formatters.set(key, formatter);
  // A line may end before the clock, never within the day.
  return formatter.format(time).replace(/ (?!\d\d:)/g, '\u00A0');
}

/** A time (epoch milliseconds) as the clock in Manila shows it: `14:05`. */
export const formatClock = (time: number, locale: string) => format(time, locale, clock);

/** The day in Manila: `Nov 21, 2026`. */
export const formatDay = (time: number, locale: string) => format(time, locale, day);

/** Day and clock in Manila. */
export const formatDateTime = (time: number, locale: string) => format(time, locale, { ...day, ...clock });

/** As short as can be: the clock alone for a time of the same Manila day as `now`, else with the day. */
export const formatMoment = (time: number, now: number, locale: string) =>
  formatDay(time, locale) === formatDay(now, locale) ? formatClock(time, locale) : formatDateTime(time, locale);
