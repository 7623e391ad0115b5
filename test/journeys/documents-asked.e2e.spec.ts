import { randomUUID } from 'node:crypto';
import { documentRequest } from '@jurilien/documents';
import { localDate } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { acceptedMatter, heldLink, pdfOf, sendFile, sendPiece } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { call, startSystem, type System } from '../support/system.js';

const UPLOADS = '/api/public/documents';
let system: System;
let m: Awaited<ReturnType<typeof acceptedMatter>>;
beforeAll(async () => {
  system = await startSystem();
  m = await acceptedMatter(system);
});
afterAll(() => system?.close());

const why = ({ status, body }: { status: number; body: any }) => [status, body.detail];
const wish = (n = 2) => ({
  requestId: randomUUID(),
  items: Array.from({ length: n }, (_, i) => ({ itemId: randomUUID(), label: `Talon de paie ${i + 1}` })),
  dueOn: localDate(new Date(Date.now() + 10 * 86_400_000).toISOString(), 'QC'),
});

it('a professional asks, the client sends what is asked by the link of the message, and the last file fulfils it', async () => {
  const asked = wish();
  expect((await m.proSends('RequestDocuments', { ...asked, note: 'Les plus récents.' })).status).toBe(200);
  const token = await eventually(
    async () => (await m.job.mails(m.lead.email)).map((one) => m.job.tokenIn(JSON.stringify(one), '/document')).find(Boolean),
    'the message about the documents',
  );
  const text = await eventually(
    async () => (await m.job.texts(m.lead.phone)).map((one) => one.body as string).find((body) => body.includes('/document/')),
    'the text about the documents',
  );
  // What is asked for is no one's business on a lock screen.
  expect(text).not.toContain('Talon');
  const link = heldLink(system, token);
  expect((await link.ask('GET', '/document')).body).toMatchObject({ kind: 'request', standing: 'open', from: 'professional' });
  const answers = { requestId: asked.requestId, itemId: asked.items[0]!.itemId };
  const send = (more: object, name = 'Talon.pdf') =>
    sendFile(system.origin, UPLOADS, link.headers, pdfOf(`${name}${Math.random()}`), name, more);
  expect(why(await send({ answers }))).toEqual([403, 'step-up-code']);
  await link.typeCode();
  expect((await link.ask('GET', '/document')).body.request).toMatchObject({ state: 'Open', items: [{ label: 'Talon de paie 1' }, {}] });
  // A link of one request answers nothing else, and takes nothing that was not asked for.
  expect(why(await send({}))).toEqual([404, 'no-such-document-request']);
  expect(why(await send({ answers: { ...answers, requestId: randomUUID() } }))).toEqual([404, 'no-such-document-request']);
  expect(why(await send({ answers: { ...answers, itemId: randomUUID() } }))).toEqual([404, 'no-such-item']);
  expect((await send({ answers })).status).toBe(200);
  expect((await stateOf(system.kernel, documentRequest, asked.requestId)).status).toBe('PartlyFulfilled');
  const last = await send({ answers: { ...answers, itemId: asked.items[1]!.itemId } });
  expect(last.status).toBe(200);
  const pros = (await m.asPro('GET', `/api/documents/${m.leadId}`)).body;
  expect(pros.requests).toMatchObject([
    { state: 'Fulfilled', items: [{ documentIds: [expect.any(String)] }, { documentIds: [last.body.document.id] }] },
  ]);
  // Deleted by its owner, it is asked for again.
  expect((await m.client.ask('DELETE', `/documents/${last.body.document.id as string}`)).status).toBe(204);
  await eventually(
    async () => (await stateOf(system.kernel, documentRequest, asked.requestId)).status === 'PartlyFulfilled',
    'the item asked again',
  );
});

it('only who asked calls it off, and its link says so', async () => {
  const asked = wish(1);
  expect((await m.staffSends('RequestDocuments', asked)).status).toBe(200);
  const link = await m.linkTo({ requestId: asked.requestId }, 'client');
  expect(why(await m.proSends('CancelDocumentRequest', { requestId: asked.requestId }))).toEqual([403, 'not-asked-by-you']);
  // What the team asked is not told to the professional.
  expect(JSON.stringify((await m.asPro('GET', `/api/documents/${m.leadId}`)).body.requests)).not.toContain(asked.requestId);
  expect((await m.staffSends('CancelDocumentRequest', { requestId: asked.requestId })).status).toBe(200);
  expect((await link.ask('GET', '/document')).body).toMatchObject({ standing: 'cancelled', from: 'staff' });
});

it('of another matter nothing is asked, shared or read, whatever is named beside an own acceptance', async () => {
  const other = await m.job.submit();
  const named = { commandId: randomUUID(), payload: { leadId: other.leadId, acceptanceId: m.acceptanceId, ...wish(1) } };
  expect(why(await m.asPro('POST', '/api/commands/RequestDocuments', named))).toEqual([404, 'acceptance']);
  expect((await m.asPro('GET', `/api/documents/${other.leadId}`)).status).toBe(404);
  expect((await m.asPro('POST', `/api/documents/${other.leadId}/uploads`, { name: 'a.pdf', size: 10 })).status).toBe(404);
  const theirs = heldLink(system, other.statusToken);
  await theirs.typeCode();
  const mine = await m.clientSends('Contrat.pdf');
  expect((await theirs.ask('GET', `/own-documents/files/${mine}`)).status).toBe(404);
  expect(why(await theirs.send('ShareDocument', { documentId: mine, acceptanceId: m.acceptanceId }))).toEqual([404, 'acceptance']);
});

it('one sender never goes on with the file of another', async () => {
  const bytes = pdfOf('a piece');
  const begun = await call(system.origin, 'POST', `${UPLOADS}/uploads`, { name: 'a.pdf', size: bytes.length }, m.client.headers);
  const { uploadId } = begun.body;
  expect((await m.asPro('GET', `/api/documents/${m.leadId}/uploads/${uploadId}`)).status).toBe(404);
  expect((await m.staff('GET', `/api/documents/${m.leadId}/uploads/${uploadId}`)).status).toBe(404);
});

it('a file waits for a scanner that is down, and says so; asked again it is there once', async () => {
  const bytes = pdfOf('patient');
  const begun = await call(system.origin, 'POST', `${UPLOADS}/uploads`, { name: 'Patient.pdf', size: bytes.length }, m.client.headers);
  const path = `${UPLOADS}/uploads/${begun.body.uploadId as string}`;
  await system.stopProviders();
  expect((await sendPiece(system.origin, path, m.client.headers, bytes, 0)).status).toBe(503);
  await system.startProviders();
  const again = await Promise.all([0, 1].map(() => sendPiece(system.origin, path, m.client.headers, Buffer.alloc(0), bytes.length)));
  expect(again.map(({ status }) => status)).toContain(200);
  const { documents } = (await m.client.ask('GET', '/own-documents')).body as { documents: { name: string; id: string }[] };
  const found = documents.filter(({ name }) => name === 'Patient.pdf');
  expect(found).toHaveLength(1);
  expect((await m.client.fetch(`/own-documents/files/${found[0]!.id}`)).status).toBe(200);
});
