import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { useTrustedAnnouncer } from '../../useTrustedAnnouncer.ts'
import { part, parts } from './DateBox.css.ts'

/** Day, month and year, each to be typed or stepped, in the order of the language. */
export function DateParts() {
  useTrustedAnnouncer()
  return (
    <DateInput className={parts}>
      {(segment) => <DateSegment segment={segment} className={part} />}
    </DateInput>
  )
}
