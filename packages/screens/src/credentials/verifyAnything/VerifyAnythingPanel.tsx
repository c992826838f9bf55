import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { FileDropZone } from '@rampart/ui/FileDropZone'
import { Heading } from '@rampart/ui/Heading'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { TextArea } from '@rampart/ui/TextArea'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { maxFiles } from './given.ts'
import { ManyResults } from './ManyResults.tsx'
import { summaryOf } from './resultRows.ts'
import type { CredentialPages } from './resultRows.ts'
import { SingleResult } from './SingleResult.tsx'
import { useVerifyAnything } from './useVerifyAnything.ts'
import type { Batch } from './useVerifyAnything.ts'
import { verifyAnythingMessages } from './verifyAnything.messages.ts'
import type { VerifyAnythingMessages } from './verifyAnything.messages.ts'
import { entry, note, noteMark, results, submitLine, textForm } from './VerifyAnythingPanel.css.ts'

export interface VerifyAnythingPanelProps extends CredentialPages {
  /** The site's public origin: links that begin with it are recognized. */
  origin: string
}

const accept =
  '.json,.jsonld,.png,.svg,.pdf,.csv,.tsv,.txt,application/json,image/png,image/svg+xml,application/pdf,text/csv,text/plain'

/** Takes anything that may be a certificate and shows the results. Loaded after the page. */
export function VerifyAnythingPanel({ origin, ...pages }: VerifyAnythingPanelProps) {
  const messages = useMessages(verifyAnythingMessages)
  const { batch, isReading, fileError, textError, giveFiles, giveText, forgetError, retry, clear } =
    useVerifyAnything(origin)
  const [text, setText] = useState('')
  const [hasNothing, setHasNothing] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const submit = () => {
    setHasNothing(!text.trim())
    if (text.trim()) giveText(text)
  }
  return (
    <>
      <div className={entry}>
        <FileDropZone
          ref={files}
          label={messages.drop}
          hint={messages.dropHint(maxFiles)}
          accept={accept}
          isPending={isReading}
          error={fileError}
          onFiles={giveFiles}
        />
        <form
          noValidate
          className={textForm}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TextArea
            label={messages.text}
            name="anything"
            value={text}
            onChange={(next) => {
              setText(next)
              setHasNothing(false)
              forgetError()
            }}
            placeholder="CSN-xxxxx, BDG-xxxxx"
            error={hasNothing ? messages.textMissing : textError}
          />
          <div className={submitLine}>
            <Button type="submit" variant="soft" isPending={isReading}>
              {messages.check}
            </Button>
          </div>
        </form>
        <p className={note}>
          <ShieldCheck size={18} aria-hidden="true" className={noteMark} />
          {messages.privacy}
        </p>
      </div>
      {batch && (
        <Results
          key={batch.number}
          batch={batch}
          {...pages}
          onRetry={retry}
          onClear={() => {
            clear()
            setText('')
            files.current?.focus()
          }}
        />
      )}
    </>
  )
}

interface ResultsProps extends CredentialPages {
  batch: Batch
  onRetry: () => void
  onClear: () => void
}

function Results({ batch, onRetry, onClear, ...pages }: ResultsProps) {
  const messages = useMessages(verifyAnythingMessages)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // The result is below the form, on phones off the screen: the focus scrolls to it.
  useEffect(() => section.current?.focus(), [])
  const [first, ...others] = batch.items
  if (!first) return null
  const isMany = others.length > 0
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={results}>
      <Inline justify="between">
        <Heading level={3} size={20} id={id}>
          {isMany ? messages.results : messages.result}
        </Heading>
        <Button variant="plain" size="small" onPress={onClear}>
          {messages.clear}
        </Button>
      </Inline>
      {batch.isWaiting && (
        <Alert>
          {messages.waiting} {messages.waitingHelp}
        </Alert>
      )}
      {isMany ? (
        <ManyResults batch={batch} onRetry={onRetry} {...pages} />
      ) : (
        <SingleResult item={first} onRetry={onRetry} {...pages} />
      )}
      <VisuallyHidden role="status">
        {isMany ? announcement(batch, messages) : batch.isWaiting ? messages.waiting : ''}
      </VisuallyHidden>
    </section>
  )
}

/** Not every row is announced: only the beginning, waiting and the end. */
function announcement({ items, isWaiting }: Batch, messages: VerifyAnythingMessages): string {
  if (isWaiting) return messages.waiting
  return items.some(({ given, outcome }) => given.kind !== 'unreadable' && !outcome)
    ? messages.checking(items.length)
    : summaryOf(items, messages)
}
