declare module 'virtual:style-sources' {
  const sources: Record<string, string>
  export default sources
}
