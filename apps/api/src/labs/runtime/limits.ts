import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { kitFolder } from './targetCommand.ts'
import type { TargetCommand } from './targetCommand.ts'

/**
 * The limits of a target. The number of processes is not limited here: the system counts all
 * threads of a user together, also the site's, and Node's permission model stops a target from
 * starting processes or workers.
 */
const limits = [
  // Seconds of processor time, half an hour: enough for a web server, and an end for an endless
  // loop.
  '--cpu=1800',
  '--nofile=256',
  // Some 570 MB of it are reserved and never used. A target that takes memory faster than
  // `maxMemory` is looked at gets no more.
  '--data=1073741824',
  // It writes no files; pipes do not count.
  '--fsize=0',
  '--core=0',
]

/** The system kills it when this process ends, in any way. */
const endsWithSite = ['setpriv', '--pdeathsig', 'KILL'] as const

/**
 * A view of the file system that has the system's programs, Node, the target and the kit, all
 * read-only, and nothing else: no data of the site, no sockets, no other processes. It is built
 * over `/sys`, which every Linux has and below which nothing of ours is. Arguments: the paths,
 * `--`, the command.
 */
const enterOwnRoot = `set -e
PATH="$PATH:/usr/sbin:/sbin"
root=/sys
mount -t tmpfs -o size=1m,mode=755,nosuid,nodev root "$root"
for each in /bin /sbin /lib /lib64; do
  if [ -L "$each" ]; then ln -s "$(readlink "$each")" "$root$each"
  elif [ -d "$each" ]; then set -- "$each" "$@"
  fi
done
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p "$root$1"; else mkdir -p "$root\${1%/*}"; : > "$root$1"; fi
  mount --rbind "$1" "$root$1"
  mount -o remount,bind,ro,nosuid,nodev "$root$1"
  shift
done
shift
mkdir -p "$root/proc" "$root/dev"
mount -t proc -o nosuid,nodev,noexec proc "$root/proc"
for each in null zero random urandom; do
  : > "$root/dev/$each"
  mount --bind "/dev/$each" "$root/dev/$each"
done
mount -o remount,bind,ro "$root"
unset PWD OLDPWD
exec chroot "$root" "$@"`

/**
 * Namespaces of its own for a target (user, files, processes, network, host name, shared memory),
 * made by util-linux without any right of the site's user. The network has no interface that is up:
 * the target has only the listening socket that the site gave it. The last `setpriv` takes away all
 * rights inside the namespaces.
 */
const namespaces = (paths: readonly string[]): readonly string[] => [
  ...words('unshare --user --map-root-user'),
  // A new user namespace clears it, so it comes after that one.
  ...endsWithSite,
  ...words(
    'unshare --mount --propagation private --pid --fork --kill-child=KILL --net --ipc --uts',
  ),
  'sh',
  '-c',
  enterOwnRoot,
  ...words('sh /usr'),
  // Where Node is installed for the whole system it is there already.
  ...[process.execPath, ...paths].filter((path) => !path.startsWith('/usr/')),
  '--',
  ...words('setpriv --bounding-set=-all --inh-caps=-all --no-new-privs --'),
]

const words = (text: string): readonly string[] => text.split(' ')

async function isInstalled(program: string): Promise<boolean> {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
  const found = await Promise.all(
    places.map((path) =>
      access(path, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.includes(true)
}

/** What limits a target on this machine, beside Node's permission model. */
export interface Limiters {
  /**
   * Whether targets have namespaces of their own: no network, no processes and no files but their
   * own.
   */
  readonly hasNamespaces: boolean
  /** Programs of util-linux that are not installed. */
  readonly missing: readonly string[]
  /** The programs and arguments to write before a command that needs the given folder. */
  readonly prefix: (folder: string) => readonly string[]
}

/** Finds out with which programs this machine can limit targets, by running one in them. */
export async function findLimiters(): Promise<Limiters> {
  const [hasPrlimit = false, hasSetpriv = false] = await Promise.all(
    ['prlimit', 'setpriv'].map((program) => isInstalled(program)),
  )
  // The site has priority if the processor is busy.
  const always = ['nice', '-n', '10', ...(hasPrlimit ? ['prlimit', ...limits, '--'] : [])]
  const withNamespaces = (folder: string) => [...always, ...namespaces([folder, kitFolder])]
  const [program = '', ...args] = [...withNamespaces(kitFolder), process.execPath, '--version']
  const hasNamespaces = await promisify(execFile)(program, args, { timeout: 30_000 }).then(
    () => true,
    () => false,
  )
  const withoutNamespaces = [
    ...always,
    ...(hasSetpriv ? [...endsWithSite, '--no-new-privs', '--'] : []),
  ]
  return {
    hasNamespaces,
    missing: [...(hasSetpriv ? [] : ['setpriv']), ...(hasPrlimit ? [] : ['prlimit'])],
    prefix: hasNamespaces ? withNamespaces : () => withoutNamespaces,
  }
}

/** The command with the limiting programs before it. */
export function limited(
  { file, args, env }: TargetCommand,
  prefix: readonly string[],
): TargetCommand {
  const [program = file, ...rest] = [...prefix, file, ...args]
  // The limiting programs are found by name.
  return { file: program, args: rest, env: { ...env, PATH: process.env.PATH ?? '' } }
}
