import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isClientModule } from '../scripts/clientModules.ts'
import { components } from '../scripts/entries.ts'

const sourceOf = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

/** Modules beside a module that it takes values of, types aside. */
const importsOf = (path: string) =>
  [...sourceOf(path).matchAll(/^import (?!type ).* from '(\.[^']+)'/gm)]
    .map(([, specifier = '']) => join(path, '..', specifier))
    // A component is its own case, and says 'use client' if it has to.
    .filter((file) => file.endsWith('.ts'))

/**
 * Components that run in browsers too: they have fields or buttons of their own, open, move, load
 * or measure something. All others are rendered by React Server Components alone. A new name here
 * is code for each page that shows the component: is it needed?
 */
const interactive = `
Accordion AccountMenu Alert AppShell Avatar BootcampSidePanel Button Checkbox CheckboxGroup CodeBlock Combobox CommandPalette
CompletedCourseCard ConfirmDialog CopyButton CourseCompleted CourseOutline CredentialCard CredentialChecks CreditLedger DateField
DatePicker DeleteAccountDialog Disclosure ErrorState EvidenceQuestion FileDropZone FileSlot FilterPanel FilterSheet FormField
IconButton Image InviteCodeDialog LabAccessCard LabDurationDialog LabNotebook LabStatusBanner LabTerminal LazyOverlay LessonActions
LessonHeader LessonLayout LessonOutline LinkTabs Markdown Menu MissionBar MissionPanel MultiSelect NameCorrectionDialog NavigationDrawer NumberField OfflineBanner
OneTimeCodeField Overlay Pagination PasswordField PasswordForm Popover ProfileForm QuizForm QuizPassed QuizResultDialog
RadioGroup RecoveryCodes RequestAction RichText SearchField SegmentedChoice Select SettingRow ShareCard Skeleton Slider Switch Table Tabs
TaskForm TaskSubmitted TerminalFilm TextArea TextField ToastRegion Tooltip TopBar TotpSetup Transcript VerificationTable
VerifyForm VideoFrame VideoPreview
`

test('only what is interactive needs the browser', () => {
  const found = Object.entries(components)
    .filter(([, path]) => isClientModule(sourceOf(path)))
    .map(([name]) => name)
  expect(found, 'Each component with a client module is named in `interactive` above.').toEqual(
    interactive.trim().split(/\s+/),
  )
})

test.each(
  globSync('{components,surfaces/*}/*/*.tsx', { cwd: import.meta.dirname }).filter(
    (path) =>
      !/\.(?:stories|example|pairs|test)\.tsx$/.test(path) && !isClientModule(sourceOf(path)),
  ),
)('%s makes no context on the server, where there is none', (path) => {
  expect(importsOf(path).filter((file) => /\bcreateContext[<(]/.test(sourceOf(file)))).toEqual([])
})

test.each([
  ['const [isOpen, setOpen] = useState(false)', true],
  ['<button onClick={onPress}>', true],
  ["import { Tabs } from 'react-aria-components/Tabs'", true],
  ['const Context = createContext(undefined)', true],
  ['<FollowLinkContext.Provider value={onFollowLink}>', true],
  ['<Table rows={lines} rowId={({ id }) => id} />', true],
  ['const id = useId()', false],
  ['const messages = useMessages(cardMessages)', false],
  ['const { x } = useMessagesOfOthers()', true],
])('%s: needs the browser: %s', (code, isNeeded) => {
  expect(isClientModule(code)).toBe(isNeeded)
})
