/** What processes cost the machine, however busy it is with others: seconds of processor, by the kernel's own count (Linux). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Ticks of the kernel's clock per second, as it shows them to programs. */
const TICKS = 100;

/** Own time, time of children that have ended, and the parent of one process. */
function statOf(pid) {
  try {
    // The name stands in brackets and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const [own, ended] = [11, 13].map((i) => (Number(fields[i]) + Number(fields[i + 1])) / TICKS);
    return { parent: Number(fields[1]), own, ended };
  } catch {
    return undefined;
  }
}

/**
 * Seconds a process and its direct children have used so far; `undefined` where no one counts. The children of the bench itself are what it
 * measures, and are counted by themselves.
 */
export function cpuSeconds(pid) {
  const itself = statOf(pid);
  if (!itself) return undefined;
  if (pid === process.pid) return itself.own;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((s) => s?.parent === pid);
  return children.reduce((sum, { own }) => sum + own, itself.own + itself.ended);
}

/** The launcher lets what works in the background wait for others; where there are no others but strangers, it shares with them. */
export function shareEvenly(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_NORMAL);
    writeFileSync(`/proc/${pid}/autogroup`, '0');
  } catch {
    // Not on this system, or not allowed: it waits, and its cost is the same.
  }
}
