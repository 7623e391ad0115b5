/** A share of one core for a process, by the kernel's control groups (Linux, both versions), where we may make some. */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PERIOD_US = 20_000;
let made = 0;

/** Where groups of ours go, and how one gets its quota. */
function place() {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '));
    const own = readFileSync('/proc/self/cgroup', 'utf8')
      .split('\n')
      .map((line) => line.split(':'));
    const first = mounts.find(([, , type, options]) => type === 'cgroup' && options.split(',').includes('cpu'));
    if (first) {
      const within = own.find(([, controllers]) => controllers?.split(',').includes('cpu'))?.[2] ?? '/';
      const tell = (folder, us) => {
        writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
        writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(us));
      };
      return { parent: join(first[1], within), tell };
    }
    const second = mounts.find(([, , type]) => type === 'cgroup2');
    const within = own.find(([n]) => n === '0')?.[2] ?? '/';
    return (
      second && { parent: join(second[1], within), tell: (folder, us) => writeFileSync(join(folder, 'cpu.max'), `${us} ${PERIOD_US}`) }
    );
  } catch {
    return undefined;
  }
}

/**
 * Makes a group whose members together get `share` of one core at most.
 * @returns {{ add(pid: number): void, remove(): Promise<void> } | undefined} nothing where it cannot be made; `remove` once its members
 *   were asked to end: the kernel lets go of them a moment later
 */
export function quota(share) {
  const where = place();
  if (!where) return undefined;
  const folder = join(where.parent, `jurilien-bench-${process.pid}-${++made}`);
  try {
    mkdirSync(folder);
    where.tell(folder, Math.round(share * PERIOD_US));
  } catch {
    try {
      rmdirSync(folder);
    } catch {
      // It was never there.
    }
    return undefined;
  }
  return { add: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)), remove: () => removed(folder) };
}

async function removed(folder) {
  for (const end = Date.now() + 5_000; ; await pause(20))
    try {
      return rmdirSync(folder);
    } catch (error) {
      if (error.code !== 'EBUSY' || Date.now() > end) throw error;
    }
}

/** Whether processes can be given shares here. */
export async function haveQuotas() {
  const trial = quota(1);
  await trial?.remove();
  return trial !== undefined;
}
