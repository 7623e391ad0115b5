import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf, isAlive, isOurs, stopPid } from './pids.mjs';
import { leaveFolder, runningLauncher, takeFolder } from './run-record.mjs';

describe('processes by number', () => {
  it('stops a process it knows, and answers whether it is gone', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'marker-of-this-spec'], { stdio: 'ignore' });
    expect(isOurs(child.pid!, 'marker-of-this-spec')).toBe(true);
    expect(isOurs(child.pid!, 'some-other-program')).toBe(false);
    expect(await stopPid(child.pid!, [['SIGTERM', 3000]])).toBe(true);
    expect(isAlive(child.pid!)).toBe(false);
  });

  it('insists with the next signal when the first is ignored', async () => {
    const child = spawn(
      process.execPath,
      ['-e', 'process.on("SIGTERM", () => {}); process.stdout.write("up"); setInterval(() => {}, 1000)'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await new Promise((done) => {
      child.stdout.once('data', done);
    });
    expect(
      await stopPid(child.pid!, [
        ['SIGTERM', 200],
        ['SIGKILL', 3000],
      ]),
    ).toBe(true);
  });

  it('takes a folder once, and takes over from a process that is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jurilien-pids-'));
    // Number of a process that surely is not a launcher.
    writeFileSync(join(folder, 'launcher.pid'), '1');
    expect(runningLauncher(folder)).toBeUndefined();
    takeFolder(folder);
    expect(runningLauncher(folder)).toBeUndefined();
    leaveFolder(folder);
    rmSync(folder, { recursive: true });
  });

  it('is not deceived by another process that got the number of a killed launcher', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jurilien-pids-'));
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.mjs'], { stdio: 'ignore' });
    writeFileSync(join(folder, 'launcher.pid'), `${other.pid} ${birthOf(other.pid!)}`);
    expect(runningLauncher(folder)).toMatchObject({ pid: other.pid, stopping: false });
    if (birthOf(other.pid!)) {
      writeFileSync(join(folder, 'launcher.pid'), `${other.pid} 1`);
      expect(runningLauncher(folder)).toBeUndefined();
    }
    await stopPid(other.pid!, [['SIGKILL', 3000]]);
    rmSync(folder, { recursive: true });
  });
});
