import { backupAsked, restoreAsked } from './arguments.js';

describe('what is asked of backup and restore', () => {
  it('has folders of its own unless named', () => {
    expect(backupAsked([], {})).toEqual({ data: 'backups/data', keys: 'backups/keys' });
    expect(backupAsked([], { BACKUP_DIR: '/a', BACKUP_KEYS_DIR: '/b' })).toEqual({ data: '/a', keys: '/b' });
    expect(backupAsked(['--data', '/x', '--keys=/y'], { BACKUP_DIR: '/a' })).toEqual({ data: '/x', keys: '/y' });
    expect(backupAsked(['--help'], {})).toBeUndefined();
  });

  it('is one backup, one again and again, or a look', () => {
    expect(backupAsked(['--every', '6h'], {})).toMatchObject({ everyMs: 21_600_000 });
    expect(backupAsked(['--every=30m'], {})).toMatchObject({ everyMs: 1_800_000 });
    expect(backupAsked(['--check', '--data', '/x'], {})).toEqual({ data: '/x', keys: 'backups/keys', check: true });
    expect(() => backupAsked(['--every', '0h'], {})).toThrow('--every 0h is no stretch');
    expect(() => backupAsked(['--every', '6h', '--check'], {})).toThrow('Either --check or --every');
  });

  it('names an instant, the end of a day, or the latest', () => {
    const to = (text: string) => restoreAsked(['--to', text], {})?.to;
    expect(to('2026-11-21T14:30:00Z')).toBe('2026-11-21T14:30:00.000Z');
    expect(to('2026-11-21')).toBe('2026-11-22T04:59:59.999Z');
    expect(to('latest')).toBe('latest');
    expect(() => to('yesterday')).toThrow('--to yesterday is not an instant');
    expect(() => restoreAsked(['--data', '/x'], {})).toThrow('Say until when');
    expect(restoreAsked([], {})).toBeUndefined();
  });

  it.each([
    [['--data', '/x', '--keys', '/x/keys'], 'none inside the other'],
    [['--data', '/x', '--keys', '/x'], 'none inside the other'],
    [['--date', '/x'], 'There is no "--date"'],
    [['--data'], '--data needs a value'],
    [['now'], 'There is no "now"'],
  ])('refuses %j', (argv, sentence) => {
    expect(() => backupAsked(argv, {})).toThrow(sentence);
  });
});
