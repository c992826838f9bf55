import { useId, useRef } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { clear, head, panel, title } from './FilterPanel.css.ts'
import { filterPanelMessages } from './FilterPanel.messages.ts'
import type { FilterChoice } from './filters.ts'

export type { FilterChoice }

export interface FilterPanelProps extends RootProps {
  level: FilterChoice
  domain: FilterChoice
  type: FilterChoice
  /** Called by Clear All, which is enabled while something is chosen: empty all groups. */
  onClearAll: () => void
}

/**
 * Filters of a catalogue beside its results, from 600 px on; stays in sight below the bar. Every
 * choice counts at once. Put it in a `FilterLayout`; on phones use `FilterSheet`.
 */
export function FilterPanel({ level, domain, type, onClearAll, ...root }: FilterPanelProps) {
  const id = useId()
  const messages = useMessages(filterPanelMessages)
  const chosen = level.value.length + domain.value.length + type.value.length
  const ref = useRef<HTMLElement>(null)
  const clearAll = () => {
    // The button is disabled with the last choice; the focus stays in the panel.
    ref.current?.focus()
    onClearAll()
  }
  return (
    <section {...rootPropsOf(root)} ref={ref} tabIndex={-1} aria-labelledby={id} className={panel}>
      <div className={head}>
        <div className={title}>
          <Heading level={2} size={20} id={id}>
            {messages.title}
          </Heading>
          {chosen > 0 && (
            <Chip tone="accent">
              <span aria-hidden="true">{chosen}</span>
              <VisuallyHidden>{messages.chosen(chosen)}</VisuallyHidden>
            </Chip>
          )}
        </div>
        <div className={clear}>
          <Button variant="plain" size="small" isDisabled={chosen === 0} onPress={clearAll}>
            {messages.clearAll}
          </Button>
        </div>
      </div>
      <CheckboxGroup {...level} label={messages.level} name="level" />
      <CheckboxGroup {...domain} label={messages.domain} name="domain" />
      <CheckboxGroup {...type} label={messages.type} name="type" />
    </section>
  )
}
