import type { Decorator } from '@storybook/react-vite'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { labServerAdapter } from '../testing/memory/labServer.ts'
import type { LabServer, storyClock } from '../testing/memory/labServer.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { ScreenFrame } from '../testing/ScreenFrame.tsx'

/** Puts a story's screen before the labs in memory that its loaders have made, `server` and, where time counts, `clock`. */
export const inLabs: Decorator = (Story, { parameters, loaded, args }) => {
  const { server, clock } = loaded as {
    server: LabServer
    clock?: ReturnType<typeof storyClock>
  }
  const lab = { ...labServerAdapter(server), ...(parameters['lab'] as AdapterOverrides['lab']) }
  return (
    <ScreenFrame
      adapters={{ lab, ...(clock && { clock }) }}
      session="signed-in"
      onNotify={args['onNotify'] as Notify | undefined}
    >
      <Story />
    </ScreenFrame>
  )
}
