import { Button } from '@rampart/ui/Button'
import { useMessages } from '@rampart/ui/Language'
import { lazyOverlay, useOverlayTrigger } from '@rampart/ui/LazyOverlay'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MapLights } from '@rampart/ui/MapLights'
import { Map as MapIcon } from 'lucide-react'
import { marksOf, runningCourse } from './marksOf.ts'
import type { MapLinks } from './marksOf.ts'
import { nightMapMessages } from './nightMap.messages.ts'
import { actions, fixed, onward, words } from './OwnMap.css.ts'
import { useLearnerMap } from './useLearnerMap.ts'

const MapDialog = lazyOverlay(async () => (await import('./MapDialog.tsx')).MapDialog)

/** The learner's lights above the map, once they are known. */
export function OwnLights({ links }: { links: MapLinks }) {
  const map = useLearnerMap()
  return map ? <MapLights marks={marksOf(map, links)} /> : null
}

/** A link to continue the running course, and the map in words, once they are known. */
export function OwnActions({ links }: { links: MapLinks }) {
  const messages = useMessages(nightMapMessages)
  const map = useLearnerMap()
  const { triggerRef, isOpen, isLoading, toggle, close } = useOverlayTrigger(MapDialog.preload)
  if (!map) return null
  const running = runningCourse(map)
  const next = running?.nextLesson
  return (
    <div className={actions}>
      {running && next && (
        <div className={onward}>
          <LinkButton href={links.lesson(running.slug, next._id)} width="full">
            <span className={words}>{messages.continue(next.number, next.title)}</span>
          </LinkButton>
        </div>
      )}
      <div className={fixed}>
        <Button
          ref={triggerRef}
          variant="outline"
          onPress={toggle}
          isPending={isLoading}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <MapIcon size={18} aria-hidden="true" />
          {messages.open}
        </Button>
      </div>
      <MapDialog
        isOpen={isOpen}
        onOpenChange={(open) => !open && close()}
        marks={marksOf(map, links)}
        links={links}
      />
    </div>
  )
}
