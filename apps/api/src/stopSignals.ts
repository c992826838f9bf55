/**
 * What asks a process to end: a process manager, Ctrl+C, and a terminal that closes. The last one
 * ends Node also below `nohup`, whose setting Node takes back.
 */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Calls `stop` at the first signal. One that comes again while the process stops changes nothing: a
 * terminal sends its own beside that of npm.
 */
export function onStopSignal(stop: () => void): void {
  let isStopping = false
  for (const signal of stopSignals)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop()
    })
}
