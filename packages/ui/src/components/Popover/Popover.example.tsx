import { Button } from '@rampart/ui/Button'
import { Popover } from '@rampart/ui/Popover'
import { Text } from '@rampart/ui/Text'

export function Example() {
  return (
    <Popover trigger={<Button variant="outline">What is a credit?</Button>} title="Credits">
      {(close) => (
        <>
          <Text size={14}>One credit runs a lab for half an hour.</Text>
          <Button size="small" variant="soft" onPress={close}>
            Got it
          </Button>
        </>
      )}
    </Popover>
  )
}
