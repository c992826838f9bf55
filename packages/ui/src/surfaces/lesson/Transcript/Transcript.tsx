import type { ReactNode } from 'react'
import { useLocale, useMessages } from '#language'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { commandOf } from './filmCues.ts'
import { filmLength, filmTime } from './filmTime.ts'
import { command, copyPlace, cues as list, frame, item, line, timeText } from './Transcript.css.ts'
import { transcriptMessages } from './Transcript.messages.ts'

/** A caption of a film; a typed command begins with `$ `. */
export interface TranscriptCue {
  /** Seconds from the start. */
  start: number
  text: string
}

export interface TranscriptProps extends RootProps {
  /** Length of the film, in seconds; shown beside the title. */
  seconds: number
  /** The film stands in for a real one, and a text says so. @default false */
  isDemo?: boolean
  /** The film is the recording of a terminal, and a text says so. @default false */
  isTerminal?: boolean
  /** In order; leave out while they load. */
  cues?: readonly TranscriptCue[]
  /** Language of the cues, as a BCP 47 tag. @default 'en' */
  language?: string
  /** Shown in place of the cues, such as a `Spinner` or why they could not be read. */
  children?: ReactNode
  /** Called when a cue is chosen: the film goes there. */
  onJump: (seconds: number) => void
  /** Copies a command to the clipboard; if given, each command has a button for that. */
  onCopy?: (command: string) => Promise<void>
  /** Called when it opens, to load the cues, and when it closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * The captions of a film, as text below it; each line goes to its moment. While it is open, the
 * browser's own search finds the text.
 */
export function Transcript({
  seconds,
  isDemo = false,
  isTerminal = false,
  cues,
  language = 'en',
  children,
  onJump,
  onCopy,
  onOpenChange,
  ...root
}: TranscriptProps) {
  const messages = useMessages(transcriptMessages)
  const locale = useLocale()
  const length = filmLength(seconds, locale)
  return (
    <div {...rootPropsOf(root)} className={frame}>
      <Disclosure
        title={messages.title}
        note={messages[isDemo ? 'demoFilm' : isTerminal ? 'terminalFilm' : 'film'](length)}
        onOpenChange={onOpenChange}
      >
        {cues ? (
          <ol role="list" lang={language} dir="auto" className={list}>
            {cues.map(({ start, text }) => {
              const typed = commandOf(text)
              return (
                <li key={start} className={item}>
                  <button type="button" className={line} onClick={() => onJump(start)}>
                    <span className={timeText} dir="ltr">
                      {filmTime(start)}
                    </span>
                    {typed === undefined ? (
                      <span>{text}</span>
                    ) : (
                      <code dir="ltr" translate="no" className={command}>
                        {text}
                      </code>
                    )}
                  </button>
                  {typed !== undefined && onCopy && (
                    <span lang={locale} className={copyPlace}>
                      <CopyButton
                        value={typed}
                        onCopy={onCopy}
                        what={<code>{typed}</code>}
                        variant="plain"
                        size="small"
                      />
                    </span>
                  )}
                </li>
              )
            })}
          </ol>
        ) : (
          children
        )}
      </Disclosure>
    </div>
  )
}
