import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asOneBuilder } from './one-builder.mjs';
import { birthOf } from '../processes/pids.mjs';

describe('one builder at a time', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jurilien-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lets builders of one output work one after another, and others beside them', async () => {
    const done: string[] = [];
    let go = (): void => undefined;
    const first = asOneBuilder(join(folder, 'console.lock'), async () => {
      await new Promise<void>((resolve) => (go = resolve));
      done.push('first');
    });
    const second = asOneBuilder(join(folder, 'console.lock'), () => void done.push('second'));
    await asOneBuilder(join(folder, 'public-site.lock'), () => void done.push('other'));
    go();
    await Promise.all([first, second]);
    expect(done).toEqual(['other', 'first', 'second']);
    expect(existsSync(join(folder, 'console.lock'))).toBe(false);
  });

  it('lets go when the work fails', async () => {
    const path = join(folder, 'services.lock');
    await expect(asOneBuilder(path, () => Promise.reject(new Error('does not compile')))).rejects.toThrow('does not compile');
    await expect(asOneBuilder(path, () => 'built')).resolves.toBe('built');
  });

  it.each([
    ['of a process that is gone', '2147483646 12'],
    ['of a process whose number someone else has now', `${process.pid} 1`],
  ])('takes over the lock %s', async (_case, text) => {
    const path = join(folder, 'console.lock');
    writeFileSync(path, text);
    expect(birthOf(process.pid)).not.toBe('1');
    await expect(asOneBuilder(path, () => 'built')).resolves.toBe('built');
  });
});
