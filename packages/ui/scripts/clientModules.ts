/** What only a browser's React can do: hooks, event handlers, and React Aria's components, which are built of both. */
const marks = [/\buse[A-Z]\w*\(/, /\bon[A-Z]\w*=\{/, /from 'react-aria-components\//]

/** Whether a component module needs `'use client'`, so that a page made of React Server Components may import it. */
export const isClientModule = (code: string) => marks.some((mark) => mark.test(code))
