import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../../../scripts/program.ts'

/**
 * Enters a root of its own, as a container has: the programs of this machine, the content where the
 * image has it, and the one folder that pods mount at `/run/lab`. Arguments: the root, the
 * repository, the folder, the command. The mount namespace is that of `ip netns exec`.
 */
const enter = `set -e
root=$1 repository=$2 volume=$3
shift 3
mount -t tmpfs -o mode=755 tmpfs "$root"
for each in /*; do
  case "$each" in /run|/app) continue;; esac
  if [ -L "$each" ]; then ln -s "$(readlink "$each")" "$root$each"
  elif [ -d "$each" ]; then mkdir "$root$each"; mount --rbind "$each" "$root$each"
  fi
done
mkdir -p "$root/app/content" "$root/run/lab"
echo '{"type":"module"}' > "$root/app/package.json"
mount --bind "$repository/content" "$root/app/content"
mount --bind "$volume" "$root/run/lab"
mount -o remount,ro "$root"
exec chroot "$root" setpriv --reuid=65534 --regid=65534 --clear-groups -- "$@"`

/** The command that runs another one as the container of a pod, below `folder`. */
export async function insidePod(
  folder: string,
  volume: string,
  command: readonly string[],
): Promise<string[]> {
  const root = join(folder, 'root')
  await mkdir(root)
  return ['sh', '-c', enter, 'sh', root, repository, volume, ...command]
}
