import { X } from 'lucide-react'
import { useRef } from 'react'
import { BottomSheet } from '../../../components/BottomSheet/BottomSheet.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { filterPanelMessages } from '../FilterPanel/FilterPanel.messages.ts'
import type { FilterChoice } from '../FilterPanel/filters.ts'
import { useMessages } from '#language'
import { Text } from '../../../components/Text/Text.tsx'
import { below, clear, groups, line, removable } from './FilterSheet.css.ts'

export type { FilterChoice }

export interface FilterSheetProps extends RootProps {
  isOpen: boolean
  /** Called with `false` by Show Results, the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  type: FilterChoice
  level: FilterChoice
  /**
   * Domains that the page's address has chosen. They are not a group here: each has a button that
   * removes it.
   */
  domain?: FilterChoice
  /**
   * Called by Clear All: empty all groups and the domains of the address. The button is shown if
   * this is given; give it while something is chosen.
   */
  onClearAll?: () => void
  /** How many results there are, in words: '12 results'. Read out again after each choice. */
  results?: string
}

/**
 * Filters of a catalogue on phones, from below. Every choice counts at once; Show Results only
 * closes it. May be loaded when first needed. From 600 px on use `FilterPanel`.
 */
export function FilterSheet({
  isOpen,
  onOpenChange,
  type,
  level,
  domain,
  onClearAll,
  results,
  ...root
}: FilterSheetProps) {
  const messages = useMessages(filterPanelMessages)
  const showResults = useRef<HTMLButtonElement>(null)
  const clearAll = () => {
    // The button disappears with the last choice; the focus stays in the sheet.
    showResults.current?.focus()
    onClearAll?.()
  }
  const domains = domain?.options.filter(({ value }) => domain.value.includes(value)) ?? []
  const remove = (removed: string) => {
    // This button disappears too.
    showResults.current?.focus()
    domain?.onChange(domain.value.filter((value) => value !== removed))
  }
  return (
    <BottomSheet
      {...rootPropsOf(root)}
      title={messages.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <div className={below}>
          <div className={line}>
            <div role="status">
              {results && (
                <Text size={14} tone="muted">
                  {results}
                </Text>
              )}
            </div>
            {onClearAll && (
              <div className={clear}>
                <Button variant="plain" size="small" onPress={clearAll}>
                  {messages.clearAll}
                </Button>
              </div>
            )}
          </div>
          <Button ref={showResults} width="full" onPress={() => onOpenChange(false)}>
            {messages.showResults}
          </Button>
        </div>
      }
    >
      <div className={groups}>
        {domains.length > 0 && (
          <div className={removable}>
            {domains.map(({ value, label }) => (
              <Button
                key={value}
                variant="soft"
                size="small"
                aria-label={messages.remove(label)}
                onPress={() => remove(value)}
              >
                {label}
                <X size={16} aria-hidden="true" />
              </Button>
            ))}
          </div>
        )}
        <CheckboxGroup {...type} label={messages.type} name="type" />
        <CheckboxGroup {...level} label={messages.level} name="level" />
      </div>
    </BottomSheet>
  )
}
