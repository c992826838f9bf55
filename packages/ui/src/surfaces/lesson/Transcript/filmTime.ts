/**
 * '1:05', or '1:02:05' from an hour on; whole seconds, rounded down, so that it is never after the
 * moment.
 */
export function filmTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** '12 s', '4 min' in the words of a language; whole minutes from two minutes on. */
export function filmLength(seconds: number, locale: string): string {
  const isShort = seconds < 120
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: isShort ? 'narrow' : 'short',
  })
    .format(isShort ? Math.round(seconds) : Math.round(seconds / 60))
    .replace(/(\d)(\p{L})/u, '$1\u00A0$2')
}
