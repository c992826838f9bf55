declare module 'virtual:state-stories' {
  const byState: Readonly<Record<string, readonly string[]>>
  export default byState
}
