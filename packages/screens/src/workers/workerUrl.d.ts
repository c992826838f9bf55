/** The address of a built worker. */
declare module '*?worker&url' {
  const url: string
  export default url
}
