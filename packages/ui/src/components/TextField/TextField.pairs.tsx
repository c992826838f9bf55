import type { Pair } from '../../docs/Pairs.tsx'
import { TextField } from './TextField.tsx'

export const pairs: readonly Pair[] = [
  {
    do: <TextField label="Credential ID" hint="Such as CSN-DEMO000001." />,
    dont: <TextField label="ID" placeholder="Enter the credential ID, such as CSN-DEMO000001" />,
    because: 'A placeholder is gone when it is needed: while somebody types.',
  },
  {
    do: <TextField label="Email" error="An address has an @, such as maya@example.com." />,
    dont: <TextField label="Email" error="Invalid input" />,
    because: 'An error says how to put it right.',
  },
]
