/**
 * A date in long US form (weekday, month, day, year), for example 'Saturday, March 14, 2026', in an IANA time zone; the same
 * on server and client as the zone is given, not guessed. Empty when `iso` (ISO 8601) cannot be read. Specification §9.
 */
export function formatLongDate(iso: string, timeZone = 'UTC'): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(time)
}
