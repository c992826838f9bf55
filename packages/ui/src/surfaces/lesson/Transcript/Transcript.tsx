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

/** A caption of a film; a command that is typed in it begins with `$ `. */
export interface TranscriptCue {
  /** Seconds from the start. */
  start: number
  text: string
}

export interface TranscriptProps extends RootProps {
  /** Length of the film, seconds; said beside the title. */
  seconds: number
  /** The film replaces a real one, and that is said. @default false */
  isDemo?: boolean
  /** The film is the recording of a terminal, and that is said. @default false */
  isTerminal?: boolean
  /** In order; leave out while they are not known. */
  cues?: readonly TranscriptCue[]
  /** Language of the cues, as BCP 47 says it. @default 'en' */
  language?: string
  /** In place of the cues, such as a `Spinner` or why they could not be read. */
  children?: ReactNode
  /** Called when a cue is chosen: the film goes there. */
  onJump: (seconds: number) => void
  /** Puts a command on the clipboard; with it each command has a button. */
  onCopy?: (command: string) => Promise<void>
  /** Called when it opens, to load the cues, and when it closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * What a film says and shows, as text under it; each line leads to its moment. Open, it is found by
 * the browser's own search.
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
                        what={typed}
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
