import { ContentLanguage } from '@rampart/ui/Language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { atRest } from '../testing/atRest.ts'
import { expectNotified } from '../testing/expectNotified.ts'
import { labDebrief, labSession, mission } from '../testing/labFixtures.ts'
import { labServer, storyClock } from '../testing/memory/labServer.ts'
import type { LabServer } from '../testing/memory/labServer.ts'
import { fails } from '../testing/memoryAdapters.ts'
import { LabSessionScreen } from './LabSessionScreen.tsx'
import type { LabSessionScreenProps } from './LabSessionScreen.tsx'
import { inLabs, sessionArgs } from './labStories.tsx'
import { dropFiles, keepFiles, readFiles } from './terminal/keepFiles.ts'
import { keepTerminal, readTerminal } from './terminal/keepTerminal.ts'

const path = 'jwt-forgery'

const meta = {
  title: 'Screens/Lab notebook',
  component: LabSessionScreen,
  args: { ...sessionArgs, sessionId: 'now' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  loaders: [
    ({ parameters }) => ({
      server: labServer([
        labSession('active', {
          _id: 'now',
          mission: mission((parameters['solved'] as number) ?? 0),
        }),
        ...((parameters['before'] as number[]) ?? []).map((solved, index) =>
          labSession('expired', { _id: `before-${index}`, mission: mission(solved) }),
        ),
      ]),
      clock: storyClock(),
    }),
  ],
  decorators: [inLabs],
} satisfies Meta<LabSessionScreenProps>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const serverOf = ({ loaded }: Pick<Context, 'loaded'>) => loaded['server'] as LabServer
const notebook = async ({ canvas }: Pick<Context, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Notebook' }))

async function fieldOf(context: Context) {
  const inNotebook = await notebook(context)
  const field = await inNotebook.findByRole('textbox', { name: 'Your notes' })
  await waitFor(() => expect(field).toBeEnabled())
  return { inNotebook, field }
}

/** Saved without a press on Save. */
export const SavedAsTyped: Story = {
  parameters: { states: ['Notebook: saved'] },
  play: async (context) => {
    const { inNotebook, field } = await fieldOf(context)
    await expect(inNotebook.getByText('Nothing written yet')).toBeVisible()
    await userEvent.type(field, 'The verifier believes alg.')
    await expect(await inNotebook.findByText('Saved', {}, { timeout: 5000 })).toBeVisible()
    await expect(serverOf(context).notes.read(path)).toMatchObject({
      text: 'The verifier believes alg.',
      copies: [],
    })
  },
}

/** Text that is typed while the server cannot be reached is kept, and is saved by itself later. */
export const OfflineThenOnline: Story = {
  parameters: { states: ['Notebook: offline'] },
  play: async (context) => {
    const { inNotebook, field } = await fieldOf(context)
    const server = serverOf(context)
    server.setAway(true)
    await userEvent.type(field, 'Typed in a tunnel.')
    await userEvent.tab()
    await waitFor(() =>
      expect(inNotebook.getAllByText('Offline: kept on this device')[0]).toBeVisible(),
    )
    await expect(server.notes.read(path).text).toBe('')
    server.setAway(false)
    dispatchEvent(new Event('online'))
    await expect(await inNotebook.findByText('Saved')).toBeVisible()
    await expect(server.notes.read(path).text).toBe('Typed in a tunnel.')
  },
}

/**
 * Another device has written meanwhile: its newer text is the notes; this text is inserted, and the
 * copy deleted.
 */
export const TwoDevices: Story = {
  parameters: { states: ['Notebook: conflict'] },
  play: async (context) => {
    const { inNotebook, field } = await fieldOf(context)
    const { notes } = serverOf(context)
    notes.write(path, {
      text: 'From the phone.',
      basedOn: 0,
      writer: 'phone',
      edit: 1,
      age: 60,
    })
    await userEvent.type(field, 'From the desk.')
    await userEvent.tab()
    await expect(await inNotebook.findByText(/the other is kept here\.$/)).toBeVisible()
    await userEvent.click(inNotebook.getByText(/^Other version, kept/))
    await expect(inNotebook.getByText('From the phone.')).toBeVisible()
    await userEvent.click(inNotebook.getByRole('button', { name: /^Add to Notes/ }))
    await expect(field).toHaveValue('From the desk.\n\nFrom the phone.')
    await userEvent.click(inNotebook.getByRole('button', { name: /^Drop/ }))
    await waitFor(() => expect(inNotebook.queryByText(/^Other version, kept/)).toBeNull())
    await waitFor(
      () =>
        expect(notes.read(path)).toMatchObject({
          text: 'From the desk.\n\nFrom the phone.',
          copies: [],
        }),
      { timeout: 5000 },
    )
  },
}

/** The copy could not be deleted: it is still there, and a message says so. */
export const DropFails: Story = {
  tags: ['edge'],
  args: { onNotify: fn() } as object,
  parameters: { lab: { dropNotesCopy: fails(500) } },
  play: async (context) => {
    const { inNotebook, field } = await fieldOf(context)
    serverOf(context).notes.write(path, {
      text: 'From the phone.',
      basedOn: 0,
      writer: 'phone',
      edit: 1,
      age: 60,
    })
    await userEvent.type(field, 'From the desk.')
    await userEvent.tab()
    await userEvent.click(await inNotebook.findByText(/^Other version, kept/))
    await userEvent.click(inNotebook.getByRole('button', { name: /^Drop/ }))
    const { onNotify } = context.args as unknown as { onNotify: ReturnType<typeof fn> }
    await expectNotified(
      onNotify,
      'critical',
      'The other version could not be dropped. Please try again.',
    )
    await expect(inNotebook.getByText(/^Other version, kept/)).toBeVisible()
    await atRest(document.body)
  },
}

/** The server cannot be read at first; another try reads it. */
export const LoadFails: Story = {
  parameters: {
    states: ['Notebook: loading fails'],
    lab: { notes: fails(0) },
  },
  play: async (context) => {
    const inNotebook = await notebook(context)
    await expect(await inNotebook.findByText('Your notes could not be loaded.')).toBeVisible()
    await expect(inNotebook.queryByRole('button', { name: 'Download Write-up' })).toBeNull()
  },
}

/**
 * The last session’s checks with their times and its values, without secrets; the new session shows
 * the earlier progress and links to the next step.
 */
export const LastTime: Story = {
  parameters: {
    states: ['Notebook: past sessions', 'Lab session: how far it came last time'],
    chromatic: { disableSnapshot: false },
    before: [2],
  },
  play: async (context) => {
    const inNotebook = await notebook(context)
    const { canvas } = context
    await expect(
      await canvas.findByText(/^You solved 2 of 5 last time\. The first open check was:/),
    ).toBeVisible()
    await expect(await inNotebook.findByRole('heading', { name: 'Past sessions' })).toBeVisible()
    await userEvent.click(inNotebook.getByText('2 of 5 checks'))
    await expect(inNotebook.getByText('after 1:30')).toBeVisible()
    await expect(inNotebook.getAllByText('Not solved')).toHaveLength(3)
    await atRest(document.body)
  },
}

/**
 * Names of checks are in the content's language: on a page of another language they are marked with
 * it.
 */
export const LastTimeInArabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { before: [2] },
  decorators: [
    (Story) => (
      <ContentLanguage locale="en">
        <Story />
      </ContentLanguage>
    ),
  ],
  play: async (context) => {
    const past = (await context.canvas.findAllByRole('group')).at(-1) as HTMLElement
    await userEvent.click(past.querySelector('summary') as HTMLElement)
    for (const { name } of mission(2).checks)
      await expect(within(past).getByText(name)).toHaveAttribute('lang', 'en')
  },
}

/** Five at a time. */
export const ManyTimes: Story = {
  tags: ['edge'],
  parameters: { before: [1, 1, 1, 1, 1, 1, 1], chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const inNotebook = await notebook(context)
    await waitFor(() => expect(inNotebook.getAllByText('1 of 5 checks')).toHaveLength(5))
    await userEvent.click(inNotebook.getByRole('button', { name: 'Show more' }))
    await expect(document.body).not.toHaveFocus()
    await waitFor(() => expect(inNotebook.getAllByText('1 of 5 checks')).toHaveLength(7))
  },
}

/** It links to the heading of the guide for the first open check. */
export const LeadsOn: Story = {
  tags: ['edge'],
  loaders: [
    () => ({
      server: labServer([
        labSession('active', { _id: 'now' }),
        labSession('expired', {
          _id: 'before',
          mission: {
            ...mission(2),
            checks: mission(2).checks.map((check) => ({ ...check, section: 'Your mission' })),
          },
        }),
      ]),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to That Step' }))
    await expect(await canvas.findByRole('heading', { name: 'Your mission' })).toHaveFocus()
  },
}

/** A Markdown file, named after the lab. */
export const WriteUp: Story = {
  tags: ['edge'],
  parameters: { before: [4] },
  play: async (context) => {
    const blob = fn<typeof URL.createObjectURL>(() => 'data:text/markdown,')
    const making = spyOn(URL, 'createObjectURL').mockImplementation(blob)
    const clicking = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    try {
      const { inNotebook, field } = await fieldOf(context)
      await userEvent.type(field, 'What I found.')
      await userEvent.click(inNotebook.getByRole('button', { name: 'Download Write-up' }))
      await waitFor(() => expect(blob).toHaveBeenCalledOnce())
      const [anchor] = clicking.mock.contexts as HTMLAnchorElement[]
      await expect(anchor?.download).toBe('jwt-forgery-write-up.md')
      const text = await (blob.mock.calls[0] as [Blob])[0].text()
      await expect(text).toContain('# Write-up: Forge a JSON Web Token')
      await expect(text).toContain('Solved 5 of 5 in 6 min')
      await expect(text.trimEnd()).toMatch(/## Notes\n\nWhat I found\.$/)
    } finally {
      making.mockRestore()
      clicking.mockRestore()
    }
  },
}

/** It appears when the last check is solved, and stays after the end. */
export const Debrief: Story = {
  parameters: {
    states: ['Debrief: with the median'],
    solved: 4,
    lab: { debrief: async () => labDebrief },
  },
  play: async ({ canvas, loaded }) => {
    const debrief = async () => within(await canvas.findByRole('region', { name: 'Debrief' }))
    const inDebrief = await debrief()
    await expect(await inDebrief.findByText('Median of all learners')).toBeInTheDocument()
    await expect(inDebrief.getByRole('link', { name: 'Web Attacks and Defenses' })).toHaveAttribute(
      'href',
      '/course/web-attacks-and-defenses',
    )
    await expect(inDebrief.getByRole('link', { name: 'Win the Voucher Race' })).toHaveAttribute(
      'href',
      '/lab/voucher-race',
    )
    ;(loaded['server'] as LabServer).end('now')
    await expect(await canvas.findByText(/^You have ended this session/)).toBeVisible()
    await expect(
      await (await debrief()).findByRole('row', { name: /closed books .* 1:30 8:00$/ }),
    ).toBeVisible()
  },
}

/** The page can be used without it. */
export const DebriefFails: Story = {
  parameters: {
    states: ['Debrief: cannot be loaded'],
    chromatic: { disableSnapshot: false },
    solved: 4,
    lab: { debrief: fails(500) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The debrief could not be loaded.')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Notebook' })).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Debrief' })).toBeNull()
  },
}

/** Files that were made in the terminal of an earlier session can be saved, on this device. */
export const TerminalFiles: Story = {
  tags: ['edge'],
  beforeEach: async () => {
    await keepFiles(path, {
      '/home/learner/forged.txt': new TextEncoder().encode('eyJhbGciOiJub25lIn0'),
      '/home/learner/keys/public.pem': new TextEncoder().encode('-----BEGIN PUBLIC KEY-----'),
    })
    return () => dropFiles(path)
  },
  play: async (context) => {
    const inNotebook = await notebook(context)
    await expect(
      await inNotebook.findByRole('heading', { name: 'Files from the terminal' }),
    ).toBeVisible()
    await expect(inNotebook.getByText('forged.txt (19 bytes)')).toBeVisible()
    await expect(inNotebook.getByRole('button', { name: 'Save keys-public.pem' })).toBeVisible()
    await expect(await readFiles(path)).toHaveProperty('/home/learner/forged.txt')
  },
}

/** They come when the session ends, even if its terminal is closed then; nothing else is kept. */
export const TerminalFilesOfEndedSession: Story = {
  tags: ['edge'],
  beforeEach: async () => {
    await keepTerminal('now', {
      history: ['cat forged.txt'],
      shell: {
        files: { '/home/learner/forged.txt': new TextEncoder().encode('eyJhbGciOiJub25lIn0') },
        memory: { told: '', exported: {}, functions: [] },
      },
    })
    return () => dropFiles(path)
  },
  play: async (context) => {
    const { inNotebook } = await fieldOf(context)
    await expect(inNotebook.queryByRole('heading', { name: 'Files from the terminal' })).toBeNull()
    serverOf(context).move('now', 'expired')
    await expect(await inNotebook.findByText('forged.txt (19 bytes)')).toBeVisible()
    await expect(await readTerminal('now')).toBeUndefined()
    // A command of another tab that ends only now.
    const late = keepTerminal('now', { history: ['sleep 9'] }, { files: {}, isStored: true })
    await expect(await late).toBe(false)
    await expect(await readTerminal('now')).toBeUndefined()
  },
}

export const TerminalFilesRemoved: Story = {
  ...TerminalFiles,
  tags: ['edge'],
  play: async (context) => {
    const inNotebook = await notebook(context)
    await userEvent.click(await inNotebook.findByRole('button', { name: 'Remove the files' }))
    await waitFor(() =>
      expect(inNotebook.queryByRole('heading', { name: 'Files from the terminal' })).toBeNull(),
    )
    await expect(document.body).not.toHaveFocus()
    await expect(await readFiles(path)).toEqual({})
  },
}

/** The browser could not delete them: they stay visible. */
export const TerminalFilesNotRemoved: Story = {
  ...TerminalFiles,
  tags: ['edge'],
  play: async (context) => {
    const inNotebook = await notebook(context)
    const deleting = spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'UnknownError')
    })
    await userEvent.click(await inNotebook.findByRole('button', { name: 'Remove the files' }))
    await waitFor(() => expect(deleting).toHaveBeenCalledOnce())
    deleting.mockRestore()
    await expect(await readFiles(path)).toHaveProperty('/home/learner/forged.txt')
    await expect(inNotebook.getByText('forged.txt (19 bytes)')).toBeVisible()
  },
}
