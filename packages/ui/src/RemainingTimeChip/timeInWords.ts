/** A time as words: '1 hour 5 minutes', '49 minutes'; seconds count in the last minute alone, as nobody listens to them before. */
export function timeInWords(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return [hours > 0 && count(hours, 'hour'), minutes > 0 && count(minutes, 'minute')].filter(Boolean).join(' ')
}

function count(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`
}
