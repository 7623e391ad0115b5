import { spawn } from 'node:child_process';
import { join } from 'node:path';

const here = (file: string): string => JSON.stringify(join(process.cwd(), 'test', file));

/** Runs levels of our own making in a process of their own, as `npm test` does; `onOutput` may interrupt it. */
async function run(
  levels: string,
  onOutput: (child: ReturnType<typeof spawn>, output: string) => void = () => undefined,
): Promise<{ code: number | null; output: string; last: string }> {
  const program = `
    import { runLevels } from ${here('levels.mjs')};
    import { interruption, run } from ${here('child.mjs')};
    const ok = await runLevels('.', [], ${levels});
    process.exitCode = interruption() ? 130 : ok ? 0 : 1;`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    onOutput(child, output);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, output, last: output.trimEnd().split('\n').at(-1)! };
}

describe('npm test', () => {
  it('ends with one count over all levels', async () => {
    expect(await run(`[['a', async () => ({ passed: 3, failed: 0 })], ['b', async () => ({ passed: 4, failed: 0 })]]`)).toMatchObject({
      code: 0,
      last: '7 passed, 0 failed',
    });
  });

  it('counts what fails and goes on with the next level', async () => {
    expect(await run(`[['a', async () => ({ passed: 3, failed: 2 })], ['b', async () => ({ passed: 4, failed: 0 })]]`)).toMatchObject({
      code: 1,
      last: '7 passed, 2 failed',
    });
  });

  it('says once more at the end what failed, for a long run is read from there', async () => {
    const { output, last } = await run(
      `[['a', async () => ({ passed: 3, failed: 1, names: ['one.spec.ts › breaks'] })], ['b', async () => ({ passed: 4, failed: 0 })]]`,
    );
    expect(output.indexOf('FAIL a: one.spec.ts › breaks')).toBeGreaterThan(output.indexOf('=== b'));
    expect(last).toBe('7 passed, 1 failed');
  });

  it('counts a level that crashes as a failure', async () => {
    expect(await run(`[['a', async () => { throw new Error('crash'); }], ['b', async () => ({ passed: 1, failed: 0 })]]`)).toMatchObject({
      code: 1,
      last: '1 passed, 1 failed',
    });
  });

  it('runs neighbours that only read beside each other, and shows what each says in one piece', async () => {
    const reader = (name: string, other: string): string => `['${name}', async (root, out) => {
      out('${name} one, ');
      globalThis.ready${name}();
      await globalThis.ready.${other};
      out('${name} two\\n');
      return { passed: 1, failed: 0 };
    }, { beside: true }]`;
    const meeting = `(() => {
      globalThis.ready = { a: new Promise((go) => { globalThis.readya = go; }), b: new Promise((go) => { globalThis.readyb = go; }) };
      return [${reader('a', 'b')}, ${reader('b', 'a')}, ['c', async () => ({ passed: 1, failed: 0 })]];
    })()`;
    const { output, last } = await run(meeting);
    expect(output).toContain('=== a\na one, a two\n');
    expect(output).toContain('=== b\nb one, b two\n');
    expect(output.indexOf('=== c')).toBeGreaterThan(output.indexOf('b two'));
    expect(last).toBe('3 passed, 0 failed');
  });

  it('shows at once what a level that leads says; its neighbours run behind it, last in line for the processor', async () => {
    const priority = `'console.log("priority", require("node:os").getPriority())'`;
    const levels = `[
      ['long', async () => {
        console.log('leads');
        await new Promise((go) => { globalThis.readerIsDone = go; });
        await run('.', ['-e', ${priority}]);
        return { passed: 1, failed: 0 };
      }, { beside: true, leads: true }],
      ['reader', async (root, out, how) => {
        await run(root, ['-e', ${priority}], { out, ...how });
        globalThis.readerIsDone();
        return { passed: 1, failed: 0, cpu: 1 };
      }, { beside: true }],
    ]`;
    const { output, last } = await run(levels);
    expect(output).toMatch(/^\n=== long\nleads\n\n=== reader\npriority 19\npriority \d+\n/);
    expect(output).not.toMatch(/priority 19\npriority 19/);
    expect(output).toMatch(/ok {3}reader .* 1\.0 s CPU/);
    expect(last).toBe('2 passed, 0 failed');
  });

  it('runs those that lead one after another, and their neighbours beside the first of them already', async () => {
    const leader = (name: string): string => `['${name}', async () => {
      console.log('${name} begins');
      await globalThis.readerIsDone;
      console.log('${name} ends');
      return { passed: 1, failed: 0 };
    }, { beside: true, leads: true }]`;
    const levels = `(() => {
      let done;
      globalThis.readerIsDone = new Promise((go) => { done = go; });
      return [${leader('first')}, ${leader('second')}, ['reader', async () => {
        done();
        return { passed: 1, failed: 0, cpu: 1 };
      }, { beside: true }]];
    })()`;
    const { output, last } = await run(levels);
    expect(output.indexOf('second begins')).toBeGreaterThan(output.indexOf('first ends'));
    expect(output.indexOf('=== reader')).toBeLessThan(output.indexOf('second begins'));
    expect(last).toBe('3 passed, 0 failed');
  });

  it('counts the processor of programs that a level has not waited for yet', async () => {
    const busy = `'for (let took = 0; took < 1e6; ) { const { user, system } = process.cpuUsage(); took = user + system; }'`;
    const levels = `[['a', async (root) => {
      const { cpu } = await run(root, ['-e', 'require("node:child_process").spawn(process.execPath, ["-e", ' + JSON.stringify(${busy}) + '])'], {});
      return { passed: cpu > 0.4 || process.platform !== 'linux' ? 1 : 0, failed: 0 };
    }]]`;
    expect((await run(levels)).last).toBe('1 passed, 0 failed');
  });

  it('keeps counting what programs took that ended and that no one waited for', async () => {
    const levels = `[['a', async () => {
      const { looked } = await import(${here('child.mjs')});
      const { now, lost } = [1, 3, 1.5, 2].reduce(looked, { now: 0, lost: 0 });
      return { passed: now + lost === 3.5 ? 1 : 0, failed: 0 };
    }]]`;
    expect((await run(levels)).last).toBe('1 passed, 0 failed');
  });

  it('passes an interruption on to what runs, waits for its end, runs nothing else and has failed', async () => {
    const waiting = `'process.on("SIGINT", () => { console.log("child ends"); process.exit(0); }); console.log("child waits"); setInterval(() => {}, 1000)'`;
    const { code, output, last } = await run(
      `[['a', async () => { await run('.', ['-e', ${waiting}]); return { passed: 5, failed: 0 }; }], ['b', async () => ({ passed: 1, failed: 0 })]]`,
      (child, text) => {
        if (text.includes('child waits') && !text.includes('child ends')) child.kill('SIGINT');
      },
    );
    expect({ code, last }).toEqual({ code: 130, last: '5 passed, 1 failed' });
    expect(output).toContain('child ends');
    expect(output).not.toContain('=== b');
  });
});
