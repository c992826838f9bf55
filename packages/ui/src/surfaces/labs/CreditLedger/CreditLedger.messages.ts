import { defineMessages } from '../../../components/Language/messages.ts'

export const creditLedgerMessages = defineMessages('CreditLedger', {
  label: 'Credit history',
  date: 'Date',
  reason: 'For',
  credits: 'Credits',
  balance: 'Balance',
  /** Amounts as they are read out, because not every screen reader reads signs. */
  unchanged: 'unchanged',
  plus: (amount: string) => `plus ${amount}`,
  minus: (amount: string) => `minus ${amount}`,
})
