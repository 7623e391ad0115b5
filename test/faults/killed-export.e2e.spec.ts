import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { derivedId, placeOf, statement } from '@jurilien/persistence';
import { exportsOf, lastLineOf } from '../support/exports.js';
import { eventually } from '../support/eventually.js';
import { startSystem, type System } from '../support/system.js';

const ROWS = 120_000;

describe('a worker that is killed while it writes a list', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ separate: true });
  });
  afterAll(() => system?.close());

  /** As many requests as a year's, as far as the list knows of them. */
  async function store(): Promise<void> {
    const place = placeOf(system.kernel.registry.views.get('leads')!);
    await system.kernel.db.query(
      statement`insert into ${place} (id, code, submitted, state, province, lang, "createdAt", "updatedAt")
        select gen_random_uuid(), 'C' || n, true, 'Closed', 'QC', 'fr', now() - n * interval '1 second', now() from generate_series(1, ${statement.lit(ROWS)}) n`,
    );
  }

  it('is followed by another, which carries on behind what was kept: every row once, and the hash is right', async () => {
    await store();
    const { exportId, status, ...admin } = await (async () => {
      const desk = exportsOf(system, await system.bearer('admin'));
      return { ...desk, ...(await desk.request({ format: 'json' })) };
    })();
    expect(status).toBe(202);
    const half = await eventually(async () => {
      const row = await admin.row(exportId);
      if (row.state === 'Ready') throw new Error('it was quicker than the kill');
      return row.rows > 0 && row;
    }, 'a part of it');
    await system.processes.worker!.kill();
    expect(half).toMatchObject({ state: 'Building', total: ROWS, runs: 1 });
    await system.startProcess('worker');
    const row = await admin.reaches(exportId, 'Ready');
    expect(row).toMatchObject({ rows: ROWS, total: ROWS, runs: 2 });
    const { text } = await admin.file(exportId);
    expect(lastLineOf(text)).toMatchObject({ rows: ROWS, right: true });
    const { rows } = JSON.parse(text) as { rows: { code: string }[] };
    expect(new Set(rows.map(({ code }) => code)).size).toBe(ROWS);
    // Downwards, and behind the part that was kept nothing is twice.
    expect([rows[0]!.code, rows.at(-1)!.code]).toEqual(['C1', `C${ROWS}`]);
  });

  it('is given up by its holder while it is made, and nothing of it stays', async () => {
    const desk = exportsOf(system, await system.bearer('admin'));
    const { exportId } = await desk.request();
    const { accountId } = await eventually(async () => {
      const row = await desk.row(exportId);
      return row.state === 'Building' && row;
    }, 'it to be made');
    const cancel = { commandId: randomUUID(), payload: { exportId, userId: accountId } };
    expect((await desk.ask('POST', '/api/commands/CancelExport', cancel)).status).toBe(200);
    await desk.reaches(exportId, 'Cancelled');
    expect((await desk.file(exportId)).status).toBe(409);
    await eventually(async () => {
      const owed = await system.kernel.db.query(
        `select 1 from work_items where state = 'pending' and (input ->> 'exportId' = $1 or input ->> 'owner' = $1)`,
        [exportId],
      );
      return owed.length === 0;
    }, 'its work to end');
    // What was written and what was read when it was given up: both parts are taken away again.
    const { FILES_DIR } = system.kernel.settings;
    const files = Array.from({ length: ROWS / 10_000 }, (_, part) => derivedId('export-part:1', part, exportId));
    await eventually(async () => {
      const there = await Promise.all(files.map((id) => stat(join(FILES_DIR, id.slice(0, 2), id)).catch(() => undefined)));
      return there.every((found) => !found);
    }, 'its files to be gone');
  });
});
