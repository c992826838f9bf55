/**
 * A time as words: '1 hour 5 minutes', '49 minutes'; seconds are given only in the last minute, as
 * they are noise before.
 */
export function timeInWords(seconds: number, locale: string): string {
  const count = (value: number, unit: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  if (seconds < 60) return count(seconds, 'second')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const parts = [
    ...(hours > 0 ? [count(hours, 'hour')] : []),
    ...(minutes > 0 ? [count(minutes, 'minute')] : []),
  ]
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts)
}
