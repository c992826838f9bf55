import { CopyButton } from '@rampart/ui/CopyButton'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Stack } from '@rampart/ui/Stack'
import { Switch } from '@rampart/ui/Switch'
import { copyText } from '../clipboard/copyText.ts'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { mapPageMessages } from './mapPage.messages.ts'
import { useMapPage, useSetMapPage } from './useMapPage.ts'

interface MapPageSettingProps {
  /** The page of a public map. */
  publicMapHref: (id: string) => string
}

/** The learner's choice to have a public page of the map, and its link while there is one. */
export function MapPageSetting({ publicMapHref }: MapPageSettingProps) {
  const messages = useMessages(mapPageMessages)
  const query = useMapPage()
  const { data: page } = query
  const { error: loadError, ...retry } = useLoadFailure(query)
  const { mutate, isPending, isError, variables } = useSetMapPage()
  if (loadError)
    return (
      <RetryAlert isMinor {...retry}>
        {messages.loadFailed}
      </RetryAlert>
    )
  const isPublic = Boolean(page)
  const showsName = page?.showsName ?? false
  const href = page ? publicMapHref(page.id) : null
  const changesPublic = isPending && variables.isPublic !== isPublic
  const error = isError ? { error: messages.saveFailed } : {}
  return (
    <Stack gap={4} as="section">
      <Switch
        label={messages.setting}
        hint={isPublic ? messages.settingOn : messages.settingHelp}
        isSelected={changesPublic ? variables.isPublic : isPublic}
        onChange={(wanted) => mutate({ isPublic: wanted, showsName })}
        isPending={changesPublic}
        isDisabled={page === undefined}
        {...(variables?.isPublic === isPublic ? {} : error)}
      />
      {href && (
        <>
          <Switch
            label={messages.name}
            hint={messages.nameHelp}
            isSelected={isPending && !changesPublic ? variables.showsName : showsName}
            onChange={(wanted) => mutate({ isPublic: true, showsName: wanted })}
            isPending={isPending && !changesPublic}
            {...(variables?.isPublic === isPublic ? error : {})}
          />
          <Inline gap={3}>
            <CopyButton
              value={new URL(href, location.origin).href}
              onCopy={copyText}
              label={messages.copyLink}
            />
            <LinkButton href={href} variant="outline">
              {messages.openPage}
            </LinkButton>
          </Inline>
        </>
      )}
    </Stack>
  )
}
