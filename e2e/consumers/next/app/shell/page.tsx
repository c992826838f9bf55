import { AppShell } from '@rampart/ui/AppShell'
import { CreditLedger } from '@rampart/ui/CreditLedger'
import { LineChart } from '@rampart/ui/LineChart'

/** Parts that hold a context or a table, in a server component: the build renders the page. */
export default function Page() {
  return (
    <AppShell>
      <LineChart
        caption="Hours a week"
        points={['March 2', 'March 9']}
        series={[{ label: 'Labs', values: [2, 5] }]}
        format={(hours) => `${hours} h`}
      />
      <CreditLedger
        lines={[{ id: '1', date: 'March 2, 2026', text: 'Monthly credits', amount: 4, balance: 4 }]}
      />
    </AppShell>
  )
}
