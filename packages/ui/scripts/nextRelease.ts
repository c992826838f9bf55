import manifest from '../package.json' with { type: 'json' }

/** The version of the next release that brings something new: `since` in the guides of what is. */
export function nextRelease(): string {
  const [major, minor] = manifest.version.split('.').map(Number)
  return `${major}.${Number(minor) + 1}.0`
}
