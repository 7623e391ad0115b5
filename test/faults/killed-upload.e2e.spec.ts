import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { documents } from '@jurilien/documents';
import { fileStore, folder } from '@jurilien/files';
import { stateOf } from '@jurilien/runtime';
import { pdfOf, sendPiece } from '../support/documents.js';
import { seeded, seedOf } from '../support/faults.js';
import { filesIn } from '../support/files.js';
import { mainJob } from '../support/main-job.js';
import { call, startSystem, type System } from '../support/system.js';

const KILLS = 8;
const ROOT = '/api/public/documents';
/** A kill comes at any moment until a little after an undisturbed file is a document. */
const LATER = 1.3;

// The file is looked at, sealed and written down in the process that receives it: there is no other that could be killed between.
describe('the API killed while it keeps a file', () => {
  let files: string;
  let system: System;
  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'jurilien-killed-upload-'));
    system = await startSystem({ separate: true, worker: false, env: { FILES_DIR: files } });
  });
  afterAll(async () => {
    await system?.close();
    await rm(files, { recursive: true, force: true });
  });

  it('goes on where it was: each file becomes one document, whole, and nothing is left over', async () => {
    const random = seeded(seedOf('KILL_SEED'));
    const { leadId, statusToken } = await mainJob(system).submit();
    const authorization = `Link ${statusToken}`;
    const ask = (method: string, path: string, body?: unknown) => call(system.origin, method, `${ROOT}${path}`, body, { authorization });
    const send = (uploadId: string, bytes: Buffer, offset: number) =>
      sendPiece(system.origin, `${ROOT}/uploads/${uploadId}`, { authorization }, bytes.subarray(offset), offset);
    const begin = async (name: string, bytes: Buffer) =>
      (await ask('POST', '/uploads', { name, size: bytes.length })).body.uploadId as string;
    /** What the page does after a cut. An upload that is known no more became a document before. */
    const goOn = async (uploadId: string, bytes: Buffer): Promise<void> => {
      const { status, body } = await ask('GET', `/uploads/${uploadId}`);
      if (status === 404) return;
      expect(await send(uploadId, bytes, body.offset as number)).toMatchObject({ status: 200, body: { document: {} } });
    };

    const names = Array.from({ length: KILLS }, (_, n) => `Bail ${n}.pdf`);
    const bytesOf = (name: string) => pdfOf(name.repeat(20_000));
    const from = performance.now();
    await goOn(await begin('Bail.pdf', bytesOf('Bail.pdf')), bytesOf('Bail.pdf'));
    const tookMs = performance.now() - from;
    for (const name of names) {
      const bytes = bytesOf(name);
      const uploadId = await begin(name, bytes);
      const sending = send(uploadId, bytes, 0).catch(() => undefined);
      await pause(random() * tookMs * LATER);
      await system.processes.api!.kill();
      await sending;
      await system.startProcess('api');
      await goOn(uploadId, bytes);
    }

    const kept = await stateOf(system.kernel, documents, leadId);
    expect(kept.documents.map(({ name }) => name).toSorted()).toEqual(['Bail.pdf', ...names].toSorted());
    const store = fileStore(system.kernel.vault, folder(files));
    for (const { documentId, name } of kept.documents) {
      const opened = await store.open(kept.personId, documentId);
      expect(Buffer.from(opened!.bytes).equals(bytesOf(name!))).toBe(true);
    }
    const left = filesIn(files).filter((path) => !path.startsWith('.spool/'));
    expect(left.map((path) => kept.documents.filter(({ documentId }) => path.includes(documentId)).length)).toEqual(
      names.map(() => 1).concat(1),
    );
  });
});
