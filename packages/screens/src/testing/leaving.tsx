import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSession, useSessionStore } from '../session/SessionProvider.tsx'

function Leavable({ children }: { children: ReactNode }) {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {isLeft ? <h1 lang="en">Another page</h1> : children}
      <button type="button" lang="en" data-leave="" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  )
}

/** Lets a story leave its screen for another page, as Back does, by calling `leave`. */
export const leavable: Decorator = (Story) => (
  <Leavable>
    <Story />
  </Leavable>
)

/** Leaves the screen, even if a dialog is open. */
export const leave = (canvasElement: HTMLElement): void =>
  canvasElement.querySelector<HTMLElement>('[data-leave]')?.click()

/** Resolves once everything that a response causes is done. */
export const handled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Logs out in the frame around a story, and shows whether somebody is signed in. */
export function LogOut() {
  const store = useSessionStore()
  return (
    <button type="button" lang="en" onClick={() => store.signOut()}>
      {useSession() === 'signed-in' ? 'Log Out' : 'Logged out'}
    </button>
  )
}
