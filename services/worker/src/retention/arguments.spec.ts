import { asked } from './arguments.js';

it('understands what it is asked, and says what to write instead of what it cannot', () => {
  expect(asked([])).toBeUndefined();
  expect(asked(['--help'])).toBeUndefined();
  expect(asked(['--dry-run'])).toEqual({ dryRun: true, json: false });
  expect(asked(['run', '--json'])).toEqual({ dryRun: false, json: true });
  expect(() => asked(['erase'])).toThrow(/say --dry-run, or run/);
  expect(() => asked(['--json'])).toThrow(/say --dry-run, or run/);
  expect(() => asked(['--dry-run', 'run'])).toThrow(/one word too many/);
});
