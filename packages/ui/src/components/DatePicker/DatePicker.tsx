import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { forwardRef, useId, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { rootPropsOf } from '../../rootProps.ts'
import { box } from '../DateField/DateBox.css.ts'
import { DateParts } from '../DateField/DateBox.tsx'
import type { DateFieldProps } from '../DateField/DateField.tsx'
import { dayOf, firstPart, isoOf } from '../DateField/dates.ts'
import type { FieldHandle } from '../FormField/fieldHandle.ts'
import { useFieldHandle } from '../FormField/fieldHandle.ts'
import { AriaField, ariaFieldProps } from '../FormField/AriaField.tsx'
import { field } from '../FormField/FormField.css.ts'
import { AriaLocale } from '../Language/AriaLocale.tsx'
import { useMessages } from '#language'
import { popover } from '../Menu/Menu.css.ts'
import {
  arrow,
  day as dayStyle,
  dialog,
  grid,
  head,
  month,
  opener,
  turn,
  weekday,
} from './DatePicker.css.ts'
import { datePickerMessages } from './DatePicker.messages.ts'

export interface DatePickerProps extends DateFieldProps {
  /** Days within the limits that cannot be chosen, by 'YYYY-MM-DD'. */
  isUnavailable?: (day: string) => boolean
}

/**
 * A day that has to be looked up: typed, or chosen in a calendar. For a day that people know use
 * `DateField`.
 */
export const DatePicker = forwardRef<FieldHandle, DatePickerProps>(function DatePicker(
  { value, defaultValue, onChange, min, max, isUnavailable, ...words },
  ref,
) {
  const messages = useMessages(datePickerMessages)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useFieldHandle(ref, root, firstPart)
  return (
    <AriaLocale>
      <div {...rootPropsOf(words)} ref={root}>
        <AriaDatePicker
          {...ariaFieldProps(id, words)}
          value={dayOf(value)}
          defaultValue={dayOf(defaultValue)}
          onChange={(chosen) => onChange?.(isoOf(chosen))}
          minValue={dayOf(min)}
          maxValue={dayOf(max)}
          isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
          shouldForceLeadingZeros
          className={field}
        >
          <AriaField {...words} id={id}>
            <Group className={box}>
              <DateParts />
              <Button aria-label={messages.open} className={opener}>
                <CalendarDays size={18} aria-hidden="true" />
              </Button>
            </Group>
          </AriaField>
          <Popover offset={6} style={{ zIndex: 100 }} className={popover}>
            <Dialog className={dialog}>
              <Calendar>
                <div className={head}>
                  <Button slot="previous" aria-label={messages.previous} className={turn}>
                    <ChevronLeft size={20} aria-hidden="true" className={arrow} />
                  </Button>
                  <CalendarHeading className={month} />
                  <Button slot="next" aria-label={messages.next} className={turn}>
                    <ChevronRight size={20} aria-hidden="true" className={arrow} />
                  </Button>
                </div>
                {/* Short names are whole words in some languages, such as Arabic. */}
                <CalendarGrid weekdayStyle="narrow" className={grid}>
                  <CalendarGridHeader>
                    {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
                  </CalendarGridHeader>
                  <CalendarGridBody>
                    {(date) => <CalendarCell date={date} className={dayStyle} />}
                  </CalendarGridBody>
                </CalendarGrid>
              </Calendar>
            </Dialog>
          </Popover>
        </AriaDatePicker>
      </div>
    </AriaLocale>
  )
})
