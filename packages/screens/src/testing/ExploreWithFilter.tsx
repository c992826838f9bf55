import { useState } from 'react'
import type { ExploreScreenProps } from '../explore/ExploreScreen.tsx'
import { ExploreScreen } from '../explore/ExploreScreen.tsx'

/** The catalogue in a component that stores its filter, as the site's address does. */
export function ExploreWithFilter(args: ExploreScreenProps) {
  const [filter, setFilter] = useState(args.filter)
  return (
    <ExploreScreen
      {...args}
      filter={filter}
      onFilterChange={(next) => {
        args.onFilterChange(next)
        setFilter(next)
      }}
    />
  )
}
