import type { Pair } from '../../docs/Pairs.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Alert } from './Alert.tsx'

export const pairs: readonly Pair[] = [
  {
    do: (
      <Alert
        tone="critical"
        action={
          <Button size="small" variant="outline" tone="critical">
            Retry
          </Button>
        }
      >
        Your file was not sent: the connection broke off.
      </Alert>
    ),
    dont: <Alert tone="critical">Error 0x80040115. Something went wrong!</Alert>,
    because: 'Say what happened and what to do next, in the words of the reader.',
  },
  {
    do: <Alert tone="caution">Two files are missing: report and slides.</Alert>,
    dont: (
      <Stack gap={2}>
        <Alert tone="caution">The report is missing.</Alert>
        <Alert tone="caution">The slides are missing.</Alert>
      </Stack>
    ),
    because: 'What belongs together is one message; several above each other are read as none.',
  },
]
