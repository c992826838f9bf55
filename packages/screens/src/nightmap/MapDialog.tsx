import { nightMapPath } from '@rampart/contract/rules/nightMap'
import { Button } from '@rampart/ui/Button'
import { CopyButton } from '@rampart/ui/CopyButton'
import { Dialog } from '@rampart/ui/Dialog'
import { Heading } from '@rampart/ui/Heading'
import { useMessages } from '@rampart/ui/Language'
import type { LazyOverlayProps } from '@rampart/ui/LazyOverlay'
import { Link } from '@rampart/ui/Link'
import { MapLights } from '@rampart/ui/MapLights'
import { NightMap } from '@rampart/ui/NightMap'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import { copyText } from '../clipboard/copyText.ts'
import type { OwnMark } from './marksOf.ts'
import { nightMapMessages } from './nightMap.messages.ts'
import { entry, list, picture } from './OwnMap.css.ts'
import { proofLinks, saveMap } from './shareMap.ts'

interface MapDialogProps extends LazyOverlayProps {
  marks: readonly OwnMark[]
}

/** The learner's map in words, each light with its page and its proof, and as a picture to take along. */
export function MapDialog({ marks, ...overlay }: MapDialogProps) {
  const messages = useMessages(nightMapMessages)
  const of = (kind: OwnMark['kind'], state: OwnMark['state']) =>
    marks.filter((mark) => mark.kind === kind && mark.state === state)
  const isLit = marks.some(({ state }) => state === 'lit')
  return (
    <Dialog
      {...overlay}
      title={messages.title}
      size="medium"
      actions={
        isLit && (
          <>
            <CopyButton
              value={proofLinks(marks, location.origin)}
              onCopy={copyText}
              label={messages.copyLinks}
            />
            <Button onPress={() => saveMap(marks, messages.title)}>{messages.download}</Button>
          </>
        )
      }
    >
      <Stack gap={5}>
        <div className={picture}>
          <NightMap imageUrl={nightMapPath}>
            <MapLights marks={marks} />
          </NightMap>
        </div>
        <Text tone="muted">{messages.lead}</Text>
        {!isLit && <Text>{messages.empty}</Text>}
        <MarkList title={messages.underWay} marks={of('course', 'running')} />
        <MarkList title={messages.summits} marks={of('course', 'lit')} />
        <MarkList title={messages.flags} marks={of('lab', 'lit')} />
      </Stack>
    </Dialog>
  )
}

function MarkList({ title, marks }: { title: string; marks: readonly OwnMark[] }) {
  const messages = useMessages(nightMapMessages)
  if (marks.length === 0) return null
  return (
    <Stack gap={2} as="section">
      <Heading level={3} size={18}>
        {title}
      </Heading>
      <ul role="list" className={list}>
        {marks.map((mark) => (
          <li key={mark.slug} className={entry}>
            <Link href={mark.href}>{mark.title}</Link>
            {mark.proof && (
              <Link href={mark.proof.href}>
                {messages[mark.proof.type]}
                <VisuallyHidden> {mark.title}</VisuallyHidden>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
