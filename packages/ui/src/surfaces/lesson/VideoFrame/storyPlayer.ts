/**
 * A player for stories: a page of this origin that supports the player.js protocol, shows its
 * position, and has a button for each thing that a viewer may do and that it was asked to report.
 */
export function storyPlayer(): string {
  const page = `<!doctype html><html lang="en"><title>Player</title>
<style>body{display:grid;place-content:center;gap:8px;height:100vh;margin:0;background:#0a1e28;color:#fff;font:16px sans-serif;text-align:center}</style>
<body><output>0</output><div><button disabled>Play</button> <button disabled>Pause</button> <button disabled>End</button> <button disabled>Strange</button></div>
<script>
const asked = new Set(), at = document.querySelector('output')
const send = (message) => parent.postMessage(JSON.stringify({ context: 'player.js', version: '0.0.11', ...message }), '*')
const tell = (event, value) => asked.has(event) && send({ event, value })
addEventListener('message', ({ data }) => {
  const { method, value } = JSON.parse(data)
  if (method === 'addEventListener') asked.add(value)
  if (asked.size === 3) for (const button of document.querySelectorAll('button')) button.disabled = false
  if (method === 'setCurrentTime') at.textContent = value
  if (method === 'play') document.title = 'Playing'
})
const [play, pause, end, strange] = document.querySelectorAll('button')
play.onclick = () => { at.textContent = Number(at.textContent) + 5; tell('timeupdate', { seconds: Number(at.textContent), duration: 60 }) }
pause.onclick = () => tell('pause')
end.onclick = () => tell('ended')
strange.onclick = () => { parent.postMessage({ context: 'player.js', event: 'ended' }, '*'); send({ event: 'timeupdate', value: { seconds: 'NaN' } }) }
send({ event: 'ready', value: { src: location.href, events: ['timeupdate', 'pause', 'ended'], methods: ['addEventListener', 'setCurrentTime'] } })
</script>`
  return URL.createObjectURL(new Blob([page], { type: 'text/html' }))
}
