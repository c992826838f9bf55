declare global {
  /** Tries the story on the page in every width and direction. Set by the test set-up; absent when Storybook runs for people. */
  var tryModes: (() => Promise<void>) | undefined
}

/** A theme that a story is pictured in. */
export type PictureTheme = 'light' | 'dark'
