import { use, useState } from 'react'

interface Index {
  entries: Record<string, { title: string; name: string } | undefined>
}

/** Storybook's own list, for the names in the spelling of the sidebar. */
const index: Promise<Index> = fetch('./index.json')
  .then((response) => response.json() as Promise<Index>)
  .catch(() => ({ entries: {} }))

const viewports = ['phone', 'tablet', 'desktop']
const looks = [
  { label: 'light', spoken: 'light', globals: 'theme:light' },
  { label: 'dark', spoken: 'dark', globals: 'theme:dark' },
  { label: 'light ⇄', spoken: 'light, right to left', globals: 'theme:light;language:en-rtl' },
  { label: 'dark ⇄', spoken: 'dark, right to left', globals: 'theme:dark;language:en-rtl' },
]

const addressOf = (id: string, globals = '') =>
  `./?path=/story/${id}${globals && `&globals=${globals}`}`

/** Links to stories, each with a small one for every screen, theme and direction. */
export function StoryLinks({ ids }: { ids: readonly string[] }) {
  const { entries } = use(index)
  if (ids.length === 0) return null
  return (
    <ul className="atlas-stories">
      {ids.map((id) => (
        <StoryLink
          key={id}
          id={id}
          group={entries[id]?.title.split('/').slice(1).join(' / ') ?? ''}
          name={entries[id]?.name ?? id}
        />
      ))}
    </ul>
  )
}

function StoryLink({ id, group, name }: { id: string; group: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <a href={addressOf(id)} target="_top">
        <small>{group}</small> {name}
      </a>
      <details name="atlas-variants" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-label={`Screens, themes and directions of ${group} ${name}`}>⋯</summary>
        {isOpen && <Variants id={id} />}
      </details>
    </li>
  )
}

function Variants({ id }: { id: string }) {
  return (
    <ul className="atlas-variants">
      {viewports.map((viewport) => (
        <li key={viewport}>
          <span>{viewport}</span>
          {looks.map(({ label, spoken, globals }) => (
            <a
              key={label}
              href={addressOf(id, `viewport:${viewport};${globals}`)}
              target="_top"
              aria-label={`${viewport}, ${spoken}`}
            >
              {label}
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}
