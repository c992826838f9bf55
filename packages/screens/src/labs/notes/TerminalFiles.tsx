import type { LabSession } from '@rampart/contract/entities/labSession'
import { Button } from '@rampart/ui/Button'
import { Heading } from '@rampart/ui/Heading'
import { Inline } from '@rampart/ui/Inline'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useEffect, useState } from 'react'
import { saveFile } from '../../clipboard/saveFile.ts'
import { usePressFocus } from '../../pages/usePressFocus.ts'
import { dropFiles, readFiles } from '../terminal/keepFiles.ts'
import { forgetEnded } from '../terminal/keepTerminal.ts'
import { labNotesMessages } from './labNotes.messages.ts'

type Files = Awaited<ReturnType<typeof readFiles>>

/**
 * Files that were made in terminals of a lab and are still on this device; they can be saved or
 * deleted. Shows nothing if there are none.
 */
export function TerminalFiles({
  labPath,
  sessions,
}: {
  labPath: string
  /** The learner's sessions of the lab, newest first. */
  sessions: readonly LabSession[]
}) {
  const messages = useMessages(labNotesMessages)
  const locale = useLocale()
  const [files, setFiles] = useState<Files>({})
  const keepFocus = usePressFocus()
  const ended = sessions
    .flatMap(({ _id, endedAt }) => (endedAt === null ? [] : [_id]))
    .toReversed()
    .join(' ')
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      // A session may have ended while its terminal, or the page, was closed.
      await forgetEnded(labPath, ended.split(' '))
      const found = await readFiles(labPath)
      if (isCurrent) setFiles(found)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [labPath, ended])
  const entries = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (entries.length === 0) return null
  /** Shows what is still stored afterwards: a file that could not be deleted stays visible. */
  const drop = async () => {
    keepFocus()
    await dropFiles(labPath)
    setFiles(await readFiles(labPath))
  }
  return (
    <Stack gap={3}>
      <Heading level={3} size={18}>
        {messages.files}
      </Heading>
      <Text tone="muted" size={14}>
        {messages.filesHelp}
      </Text>
      <Stack as="ul" gap={2}>
        {entries.map(([path, content]) => (
          <li key={path}>
            <Inline justify="between" gap={3}>
              <Text as="span" family="mono" size={14}>
                {`${nameOf(path)} (${formatBytes(content.byteLength, locale)})`}
              </Text>
              <Button
                variant="plain"
                size="small"
                aria-label={messages.saveNamed(nameOf(path))}
                onPress={() => saveFile(nameOf(path), 'application/octet-stream', content)}
              >
                {messages.save}
              </Button>
            </Inline>
          </li>
        ))}
      </Stack>
      <div>
        <Button variant="plain" size="small" onPress={() => void drop()}>
          {messages.dropFiles}
        </Button>
      </div>
    </Stack>
  )
}

/** The path below the home folder, as one name. */
const nameOf = (path: string) => path.replace(/^\/?(?:home\/[^/]+\/)?/, '').replaceAll('/', '-')

const formatBytes = (bytes: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
