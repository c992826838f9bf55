/**
 * A date in long form (weekday, month, day, year), for example 'Saturday, March 14, 2026', in an
 * IANA time zone and a BCP 47 language. Server and client get the same text because both are given.
 * Empty if `iso` (ISO 8601) cannot be read. The US form comes from the specification (§9).
 */
export function formatLongDate(iso: string, timeZone = 'UTC', locale = 'en-US'): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(time)
}
