/**
 * The signals that ask a process to end: of a process manager, of Ctrl+C, and of a terminal that
 * closes. Node ends by the last one even under `nohup`, because it resets the signals that its
 * parent ignores.
 */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Calls `stop` at the first signal and ignores later ones: at Ctrl+C both the terminal and npm send
 * one.
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
