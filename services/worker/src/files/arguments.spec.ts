import { asked } from './arguments.js';

it('understands what it is asked, and says what to write instead of what it cannot', () => {
  expect(asked([])).toBeUndefined();
  expect(asked(['move', '--help'])).toBeUndefined();
  expect(asked(['move', '--to', 'bucket'])).toEqual({ to: 'bucket', dryRun: false, remove: false, json: false });
  expect(asked(['move', '--dry-run', '--to', 'folder', '--json'])).toEqual({ to: 'folder', dryRun: true, remove: false, json: true });
  expect(asked(['move', '--to', 'folder', '--remove'])).toMatchObject({ remove: true });
  expect(() => asked(['copy'])).toThrow(/say move/);
  expect(() => asked(['move'])).toThrow(/--to folder or --to bucket/);
  expect(() => asked(['move', '--to'])).toThrow(/--to folder/);
  expect(() => asked(['move', '--to', 'moon'])).toThrow(/--to folder/);
  expect(() => asked(['move', '--to', 'bucket', '--fast'])).toThrow(/no "--fast"/);
  expect(() => asked(['move', '--to', 'bucket', '--dry-run', '--remove'])).toThrow(/removes nothing/);
});
