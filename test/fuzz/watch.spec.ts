import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const run = (then: string, patienceMs = 400) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { Worker } from 'node:worker_threads';
       const watch = new Worker(${JSON.stringify(join(import.meta.dirname, 'watch.mjs'))}, { execArgv: [], workerData: { seed: 5, patienceMs: ${patienceMs} } });
       await new Promise((resolve) => watch.once('online', resolve));
       watch.postMessage({ lane: 0, asked: '{"path":"/answered"}' });
       watch.postMessage({ lane: 0 });
       watch.postMessage({ lane: 1, asked: '{"path":"/it\\'s this"}' });
       ${then}`,
    ],
    { encoding: 'utf8', timeout: 30_000 },
  );

describe('the watch over a run of the fuzz', () => {
  it('ends a process that answers no one, and says what it was asked', () => {
    const { signal, stderr } = run('for (;;);');
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain(`npm run fuzz -- --seed 5 --send '{"path":"/it'\\''s this"}'`);
    expect(stderr).not.toContain('/answered');
  });

  it('leaves alone one that speaks', () => {
    // Patient enough for a busy machine, on which one that speaks may have to wait for its turn.
    const { status, stderr } = run('setInterval(() => watch.postMessage({}), 50); setTimeout(() => process.exit(0), 4_000);', 2_500);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
