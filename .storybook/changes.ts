const ranks = ['major', 'minor', 'patch'] as const
type Rank = (typeof ranks)[number]

const titles: Record<Rank, string> = {
  major: 'Major Changes',
  minor: 'Minor Changes',
  patch: 'Patch Changes',
}

/**
 * Joins changesets, by file, into the Markdown that they become at the next release; those of other
 * packages are left out.
 */
export function unreleasedChanges(files: Readonly<Record<string, string>>): string {
  const changes = Object.values(files).flatMap((file) => {
    const [, rank, text = ''] =
      /^---\n[^]*?'@rampart\/ui': (major|minor|patch)\n[^]*?---\n([^]*)$/.exec(file) ?? []
    return rank ? [{ rank: rank as Rank, text: text.trim() }] : []
  })
  return ranks
    .map((rank) => ({ rank, own: changes.filter((change) => change.rank === rank) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ rank, own }) =>
        `### ${titles[rank]}\n\n${own.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n\n')}`,
    )
    .join('\n\n')
}

/** The changes of the ui package in the next release. */
export const unreleased = unreleasedChanges(
  import.meta.glob<string>('../.changeset/*.md', { eager: true, query: '?raw', import: 'default' }),
)

/** The changes of its releases, newest first; empty before the first one. */
export const released = Object.values(
  import.meta.glob<string>('../packages/ui/CHANGELOG.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .join('')
  .replace(/^# .*\n/, '')
