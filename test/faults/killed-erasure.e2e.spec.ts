import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@jurilien/files';
import { holdingId } from '@jurilien/privacy';
import { startBucket } from '../support/bucket.js';
import { pdfOf } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { nothingPending, viewTable } from '../support/invariants.js';
import { wordsInDatabase } from '../support/left-behind.js';
import { settled, startSystem, type System } from '../support/system.js';

const WORD = 'zqpostulante';

describe('an erasure whose worker is killed', () => {
  let home: string;
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let system: System;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'jurilien-killed-erasure-'));
    bucket = await startBucket();
    system = await startSystem({ separate: true, env: { ...bucket.settings, ERASURES_DIR: join(home, 'erasures') } });
  });
  afterAll(async () => {
    await system?.close();
    await bucket?.close();
    await rm(home, { recursive: true, force: true });
  });

  it('between the destroyed key and the removed files: the next worker removes them, and the key stays destroyed', async () => {
    const { kernel } = system;
    const applicationId = randomUUID();
    const { kept } = await openFiles(kernel.vault, kernel.settings);
    const bytes = (async function* () {
      yield pdfOf(WORD);
    })();
    const resume = await kept.keep(applicationId, bytes, ['pdf']);
    const said = { lang: 'fr', name: WORD, email: `${WORD}@exemple.test`, letter: WORD };
    const { position } = await system.dispatch('SubmitJobApplication', { applicationId, ...said, resume });
    await settled(kernel, position);
    await nothingPending(system);
    const isThere = () => [...bucket.objects.keys()].some((name) => name.includes(resume.fileId));
    const destroyed = async () =>
      (await kernel.db.query('select 1 from person_keys where owner = $1 and destroyed_at is not null', [applicationId])).length === 1;

    const deleting = bucket.holdDeletes();
    await system.dispatch('StartErasure', { kind: 'jobApplication', id: applicationId, cause: 'staff' });
    await eventually(async () => deleting.waiting() > 0, 'the worker that removes the file');
    expect([await destroyed(), isThere()]).toEqual([true, true]);
    await system.processes.worker!.kill();
    await eventually(async () => deleting.waiting() === 0, 'the cut to be noticed');
    deleting.release();
    expect(isThere()).toBe(true);

    await system.startProcess('worker');
    await eventually(async () => {
      const of = [holdingId({ kind: 'jobApplication', id: applicationId })];
      return (
        (await kernel.db.query(`select 1 from ${viewTable(system, 'erasures')} where state = 'Erased' and id = any($1)`, [of])).length === 1
      );
    }, 'the erasure to be complete');
    expect([await destroyed(), isThere()]).toEqual([true, false]);
    await nothingPending(system);
    expect(await wordsInDatabase(kernel.db, [WORD])).toEqual([]);
  });
});
