import { freePort } from '../../../apps/api/src/testing/freePort.ts'
import { folderWith, runProgram } from './programs.ts'

interface ProxyOptions {
  /** Ports of the site's processes on this machine. */
  readonly ports: readonly number[]
  /** Whether it uses a connection to a process for several requests. */
  readonly keepsAlive: boolean
}

/**
 * Load balancers that check whether each process is ready, configured as docs/operating.md says.
 * Each returns its address.
 */
export const proxies = {
  haproxy: async ({ ports, keepsAlive }: ProxyOptions) => {
    const port = await freePort()
    const folder = await folderWith({
      'haproxy.cfg': `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  ${keepsAlive ? 'http-reuse always' : 'option httpclose'}
frontend learners
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  cookie process insert indirect nocache httponly
  option httpchk GET /api/health/ready
  http-check expect status 200
  default-server inter 1s fall 1 rise 1 check
${ports.map((each) => `  server s${each} 127.0.0.1:${each} cookie s${each}`).join('\n')}
`,
    })
    await runProgram('haproxy', ['-f', 'haproxy.cfg'], { port, cwd: folder })
    return `http://127.0.0.1:${port}`
  },
  caddy: async ({ ports, keepsAlive }: ProxyOptions) => {
    const port = await freePort()
    const folder = await folderWith({
      Caddyfile: `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${ports.map((each) => `127.0.0.1:${each}`).join(' ')} {
    health_uri /api/health/ready
    health_interval 1s
    lb_policy cookie process
    lb_try_duration 5s
    ${keepsAlive ? '' : 'transport http {\n      keepalive off\n    }'}
  }
}
`,
    })
    const args = ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile']
    await runProgram('caddy', args, { port, cwd: folder })
    return `http://127.0.0.1:${port}`
  },
} as const
