/** Someone held the database for longer than a caller waits. */
export class Busy extends Error {}

/**
 * Lets one caller at a time do its work, the others in the order in which they came; each waits
 * only so long.
 */
export class Lock {
  private tail: Promise<void> = Promise.resolve()
  private readonly patience: number

  /** `patience` is in milliseconds. */
  constructor(patience: number) {
    this.patience = patience
  }

  async hold<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.tail
    let release = () => {}
    this.tail = new Promise((resolve) => {
      release = resolve
    })
    let timer: NodeJS.Timeout | undefined
    const tired = new Promise<'tired'>((resolve) => {
      timer = setTimeout(resolve, this.patience, 'tired')
    })
    const outcome = await Promise.race([turn.then(() => 'mine' as const), tired])
    clearTimeout(timer)
    if (outcome === 'tired') {
      // The next in line goes on waiting for the one before.
      void turn.then(release)
      throw new Busy('The database is locked.')
    }
    try {
      return await work()
    } finally {
      release()
    }
  }
}
