/**
 * The signals that ask a process to end: from a process manager, from Ctrl+C, and from a terminal
 * that closes. The last one ends Node even under `nohup`, because Node resets the signals that its
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
