import { CreditLedger } from '@rampart/ui/CreditLedger'

export function Example() {
  return (
    <CreditLedger
      lines={[
        {
          id: '2',
          date: 'March 10, 2026',
          text: 'Forge a JSON Web Token, 1 hour',
          amount: -2,
          balance: 18,
        },
        { id: '1', date: 'March 1, 2026', text: 'Monthly credits', amount: 20, balance: 20 },
      ]}
    />
  )
}
