import process from 'node:process'

const [name, ...command] = process.argv.slice(2)

// The site and an operator's commands are loaded apart: neither waits for the other's modules.
if (name === 'cli') {
  const { runCommand } = await import('@rampart/api/cli')
  process.exitCode = await runCommand(command)
} else {
  const { runProgram } = await import('./program.ts')
  await runProgram()
}
