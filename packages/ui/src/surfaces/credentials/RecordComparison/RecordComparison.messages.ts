import { defineMessages } from '../../../components/Language/messages.ts'

export const recordComparisonMessages = defineMessages('RecordComparison', {
  label: 'Comparison with the record',
  same: 'Nothing differs from the record',
  differing: (count: number, total: number) =>
    `${count} of ${total} fields ${count === 1 ? 'differs' : 'differ'} from the record`,
  field: 'Field',
  given: 'In the file',
  recorded: 'On record',
  differs: 'Differs',
  notStated: 'Not stated',
})
