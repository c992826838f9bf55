import type { BootcampTask } from '@rampart/contract/entities/bootcampTask'
import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import type { BootcampAdapter } from '../adapters/adapters.ts'
import { memoryDrafts } from '../testing/memoryAdapters.ts'
import { ScreenFrame } from '../testing/ScreenFrame.tsx'
import { taskServer, taskServerAdapter } from '../testing/memory/taskServer.ts'
import type { TaskServer } from '../testing/memory/taskServer.ts'
import type { BootcampTaskScreenProps } from './BootcampTaskScreen.tsx'
import { BootcampTaskScreen } from './BootcampTaskScreen.tsx'

/** The task at the start of a story, and the calls that the story replaces. */
export interface TaskStory {
  first?: Partial<BootcampTask>
  bootcamp?: Partial<BootcampAdapter>
}

/** Stories of the form with a server in memory, which a play function finds in `loaded`. */
export const taskMeta = {
  component: BootcampTaskScreen,
  args: {
    slug: 'aws',
    title: 'AWS Cloud Bootcamp',
    bootcampHref: '/bootcamps/aws',
    tokenProblem: null,
  },
  parameters: { layout: 'fullscreen' },
  loaders: [
    ({ parameters }) => ({
      server: taskServer((parameters['task'] as TaskStory | undefined)?.first),
      drafts: memoryDrafts(),
    }),
  ],
  render: (args, { parameters, loaded }) => {
    const { server, drafts } = loaded as TaskLoaded
    const { bootcamp } = (parameters['task'] ?? {}) as TaskStory
    return (
      <ScreenFrame adapters={{ bootcamp: { ...taskServerAdapter(server), ...bootcamp }, drafts }}>
        <BootcampTaskScreen {...args} />
      </ScreenFrame>
    )
  },
} satisfies Meta<BootcampTaskScreenProps>

/** What the loaders give to play functions. */
export interface TaskLoaded {
  server: TaskServer
  drafts: ReturnType<typeof memoryDrafts>
}

/** A small file. */
export const pdf = (name = 'week-2.pdf', content = '%PDF-1.7') =>
  new File([content], name, { type: 'application/pdf' })

/** Chooses a file in a slot, past the file dialog. */
export async function choose(
  canvasElement: HTMLElement,
  slot: 'Weekly Task' | 'Resume',
  file: File,
): Promise<void> {
  const input =
    canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')[
      slot === 'Weekly Task' ? 0 : 1
    ]
  if (!input) throw new Error(`There is no slot ${slot}.`)
  // The file dialog offers other files too, on request.
  await userEvent.setup({ applyAccept: false }).upload(input, file)
}
