import { creditLedger } from '@rampart/contract/calls/credits'
import { listLabSessions } from '@rampart/contract/calls/lab'
import { lab, labSession } from '@rampart/screens/testing/labFixtures.ts'
import { labServer } from '@rampart/screens/testing/labServer.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failure, troubledApi } from '../testing/answer.ts'
import { labHandlers } from '../testing/labHandlers.ts'
import { expectAlert, expectWords, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const server = labServer([labSession('completed')])

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Lab sessions',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/lab-sessions?tab=history', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: labHandlers(server) },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const withServer = (...handlers: ReturnType<typeof labHandlers>) => ({ msw: [...handlers, ...labHandlers(server)] })
const expectSessions = (canvas: Canvas) => canvas.findByRole('article', { name: lab.title })

export const ListLabSessionsSlow: Story = {
  parameters: withServer(api.held(listLabSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading lab sessions')).toBeInTheDocument()
    api.recover()
    await expectSessions(canvas)
  },
}

export const ListLabSessionsMalformed: Story = {
  parameters: withServer(api.malformed(listLabSessions)),
  play: async ({ canvas }) => {
    await expectAlert('Failed to load lab sessions')
    api.recover()
    await retry()
    await expectSessions(canvas)
  },
}

export const CreditLedgerSlow: Story = {
  parameters: withServer(api.held(creditLedger)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading credits')).toBeInTheDocument()
    await expectSessions(canvas)
    api.recover()
    await expectWords('38 credits')
  },
}

/** The sessions are there all the same. */
const creditsAfterAll: NonNullable<Story['play']> = async ({ canvas }) => {
  await expectSessions(canvas)
  await expectWords('Your credits could not be loaded.')
  api.recover()
  await retry()
  await expectWords('38 credits')
}

export const CreditLedgerFailure: Story = { parameters: withServer(api.failing(creditLedger, failure(500, 'Away.'))), play: creditsAfterAll }

export const CreditLedgerMalformed: Story = { parameters: withServer(api.malformed(creditLedger)), play: creditsAfterAll }
