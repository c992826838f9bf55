const bounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Durations in seconds, counted as Prometheus does. */
export class Histogram {
  private readonly counts = bounds.map(() => 0)
  count = 0
  private sum = 0

  add(seconds: number): void {
    this.count++
    this.sum += seconds
    const index = bounds.findIndex((bound) => seconds <= bound)
    if (index >= 0) this.counts[index] = (this.counts[index] ?? 0) + 1
  }

  /** The lines of this histogram; each bucket holds all the smaller ones. */
  print(name: string, labels: string): string[] {
    let below = 0
    const buckets = bounds.map((bound, index) => {
      below += this.counts[index] ?? 0
      return `${name}_bucket{${labels},le="${bound}"} ${below}`
    })
    return [
      ...buckets,
      `${name}_bucket{${labels},le="+Inf"} ${this.count}`,
      `${name}_sum{${labels}} ${this.sum.toFixed(3)}`,
      `${name}_count{${labels}} ${this.count}`,
    ]
  }
}
