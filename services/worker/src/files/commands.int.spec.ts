import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@jurilien/files';
import { listActs } from '@jurilien/persistence';
import type { Settings } from '@jurilien/runtime';
import { startBucket } from '../../../../test/support/bucket.js';
import { testKernel } from '../../../../test/support/kernel.js';
import type { Asked } from './arguments.js';
import { run } from './commands.js';

const OWNER = 'person-1';
let k: Awaited<ReturnType<typeof testKernel>>;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let home: string;
beforeAll(async () => {
  [k, bucket, home] = [await testKernel([]), await startBucket(), await mkdtemp(join(tmpdir(), 'jurilien-files-'))];
});
afterAll(async () => {
  await Promise.all([k.close(), bucket.close()]);
  await rm(home, { recursive: true });
});

const settings = (over: Partial<Settings> = {}) =>
  ({ FILES_DIR: home, FILES_S3_REGION: 'ca-central-1', FILE_SCANNER: 'none', ...over }) as Settings;
async function move(over: Partial<Settings>, asked: Partial<Asked> & Pick<Asked, 'to'>) {
  const lines: string[] = [];
  const request = { dryRun: false, remove: false, json: false, ...asked };
  const tools = { print: (line: string) => void lines.push(line), progress: () => undefined, operator: 'marie@office' };
  const fine = await run({ db: k.db, settings: settings(over) }, request, tools);
  return { fine, said: lines.join(' ') };
}

it('moves files from the folder to the bucket and back, with a trace of who did it', async () => {
  const { kept } = await openFiles(k.vault, settings());
  const ids = await Promise.all(['un', 'deux', 'trois'].map((text) => kept.hold(OWNER, Buffer.from(text))));
  expect(await move(bucket.settings, { to: 'bucket', dryRun: true })).toMatchObject({
    fine: true,
    said: expect.stringMatching(/^3 files .*3 would be copied/),
  });
  await expect(move(bucket.settings, { to: 'bucket' })).rejects.toThrow('Set FILES_MOVE_TO=bucket');
  expect(await listActs(k.db, 5)).toEqual([]);

  const toBucket = { ...bucket.settings, FILES_MOVE_TO: 'bucket' } as const;
  expect((await move(toBucket, { to: 'bucket', remove: true })).said).toMatch(/3 copied to the bucket and compared.*3 removed/);
  const there = await openFiles(k.vault, settings(bucket.settings));
  for (const id of ids) expect(await there.kept.open(OWNER, id)).toBeDefined();
  expect(await kept.open(OWNER, ids[0]!)).toBeUndefined();

  const back = await move({ ...bucket.settings, FILES_MOVE_TO: 'folder' }, { to: 'folder', json: true });
  expect(JSON.parse(back.said)).toMatchObject({ to: 'folder', files: 3, copied: 3, failed: [] });
  expect((await kept.open(OWNER, ids[1]!))!.bytes.toString()).toBe('deux');
  expect(await listActs(k.db, 5)).toMatchObject([
    { operator: 'marie@office', act: 'move-files', subject: 'folder' },
    { act: 'move-files', subject: 'bucket', reason: '3 copied, 3 removed from the old place' },
  ]);
});

it('says when the bucket cannot be reached, and moves nothing', async () => {
  const { kept } = await openFiles(k.vault, settings());
  const id = await kept.hold(OWNER, Buffer.from('quatre'));
  const nowhere = { ...bucket.settings, FILES_S3_ENDPOINT: 'http://127.0.0.1:1', FILES_MOVE_TO: 'bucket' } as const;
  const { fine, said } = await move(nowhere, { to: 'bucket', remove: true });
  expect([fine, said]).toEqual([false, expect.stringContaining('could not be moved')]);
  expect(await kept.open(OWNER, id)).toBeDefined();
});
