import { Button } from '@rampart/ui/Button'

export function ThemeButton() {
  return (
    <Button onPress={() => document.documentElement.setAttribute('data-theme', 'dark')}>
      Go dark
    </Button>
  )
}
