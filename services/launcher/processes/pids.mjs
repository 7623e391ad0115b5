/** Processes by number: alive or not, what they are, and stopping one without ever stopping a stranger. */
import { setTimeout as pause } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this number exists (one of another user counts; a dead one not yet buried does not). */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** What Linux says of a process after its name: state first, instant of birth twentieth; nothing elsewhere. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const isZombie = (pid) => statOf(pid)[0] === 'Z';

/** When a process was born, in the machine's own count: tells it from a later one of the same number. Empty where unknown. */
export const birthOf = (pid) => statOf(pid)[19] ?? '';

/** The command line of a process, one string; empty when it cannot be read. */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
  } catch {
    // Not Linux, or gone.
  }
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], {
      encoding: 'utf8',
      timeout: 2000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Whether `pid` lives and its command line contains `marker`: numbers are reused, so a number alone proves nothing. */
export const isOurs = (pid, marker) => isAlive(pid) && commandLineOf(pid).includes(marker);

/** Waits until `pid` is gone, at most `ms`; answers whether it is. */
export async function waitGone(pid, ms) {
  const until = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() >= until) return false;
    await pause(30);
  }
  return true;
}

/** Asks `pid` to stop with each signal in turn, waiting in between; answers whether it is gone. */
export async function stopPid(pid, steps) {
  for (const [signal, wait] of steps) {
    if (!isAlive(pid)) return true;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code === 'ESRCH') return true;
    }
    if (await waitGone(pid, wait)) return true;
  }
  return !isAlive(pid);
}

/** Asks a whole group to stop, by the number of its leader, and insists after `ms`: npm can be deaf for minutes. */
export function stopGroup(pid, ms = 3000) {
  const send = (signal) => {
    try {
      process.kill(-pid, signal);
    } catch {
      // Gone.
    }
  };
  send('SIGTERM');
  setTimeout(send, ms, 'SIGKILL').unref();
}
