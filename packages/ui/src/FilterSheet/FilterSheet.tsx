import { BottomSheet } from '../BottomSheet/BottomSheet.tsx'
import { Button } from '../Button/Button.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import type { FilterChoice } from '../FilterPanel/filters.ts'
import { Stack } from '../Stack/Stack.tsx'

export interface FilterSheetProps {
  isOpen: boolean
  /** Called with `false` by Show Results, the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  type: FilterChoice
  level: FilterChoice
}

/**
 * Filters of a catalogue on phones, from below. Every choice counts at once; Show Results only closes it.
 * May be loaded when first needed. From 600 px on use `FilterPanel`.
 */
export function FilterSheet({ isOpen, onOpenChange, type, level }: FilterSheetProps) {
  return (
    <BottomSheet
      title="Filters"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button width="full" onPress={() => onOpenChange(false)}>
          Show Results
        </Button>
      }
    >
      <Stack gap={6}>
        <CheckboxGroup {...type} label="Type" name="type" />
        <CheckboxGroup {...level} label="Level" name="level" />
      </Stack>
    </BottomSheet>
  )
}
