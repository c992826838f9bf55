import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { fact as factStyle, list, term, value as valueStyle } from './FactList.css.ts'

/** One fact: its name and its value. */
export interface Fact {
  label: string
  value: ReactNode
}

export interface FactListProps extends RootProps {
  /** With none, nothing is shown. */
  facts: readonly Fact[]
}

/**
 * Names with their values, one pair a line: started, duration, status. For several things of one
 * kind use `Table`.
 */
export function FactList({ facts, ...root }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <dl {...rootPropsOf(root)} className={list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={factStyle}>
          <dt className={term}>{label}</dt>
          <dd className={valueStyle}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
