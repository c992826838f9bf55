import { nightMapPath } from '@rampart/contract/rules/nightMap'
import { Button } from '@rampart/ui/Button'
import { CopyButton } from '@rampart/ui/CopyButton'
import { Dialog } from '@rampart/ui/Dialog'
import { useMessages } from '@rampart/ui/Language'
import type { LazyOverlayProps } from '@rampart/ui/LazyOverlay'
import { MapLights } from '@rampart/ui/MapLights'
import { NightMap } from '@rampart/ui/NightMap'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { copyText } from '../clipboard/copyText.ts'
import { MapPageSetting } from './MapPageSetting.tsx'
import { MarkList } from './MarkList.tsx'
import type { MapLinks, OwnMark } from './marksOf.ts'
import { nightMapMessages } from './nightMap.messages.ts'
import { picture } from './OwnMap.css.ts'
import { proofLinks, saveMap } from './shareMap.ts'

interface MapDialogProps extends LazyOverlayProps {
  marks: readonly OwnMark[]
  links: Pick<MapLinks, 'publicMap'>
}

/**
 * The learner's map in words, each light with its page and its proof, and as a picture to download.
 */
export function MapDialog({ marks, links, ...overlay }: MapDialogProps) {
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
        <MapPageSetting publicMapHref={links.publicMap} />
      </Stack>
    </Dialog>
  )
}
