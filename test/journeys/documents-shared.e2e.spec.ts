import { randomUUID } from 'node:crypto';
import { documents } from '@jurilien/documents';
import { leadRefOf, stateOf } from '@jurilien/runtime';
import { acceptedMatter, heldLink, sendFile, pdfOf } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { startSystem, type System } from '../support/system.js';

let system: System;
let m: Awaited<ReturnType<typeof acceptedMatter>>;
beforeAll(async () => {
  system = await startSystem();
  m = await acceptedMatter(system);
});
afterAll(() => system?.close());

const own = async () => (await m.client.ask('GET', '/own-documents')).body;
const openedOf = async (id: string) =>
  (await own()).documents.find((d: { id: string }) => d.id === id).opened.map((o: { what: string; by: string }) => `${o.what} by ${o.by}`);
const why = ({ status, body }: { status: number; body: any }) => [status, body.detail];

it('everything of one’s own documents asks for the code of the link', async () => {
  const elsewhere = heldLink(system, m.client.token);
  for (const path of ['/own-documents', `/own-documents/files/${randomUUID()}`, '/own-documents/archive'])
    expect(why(await elsewhere.ask('GET', path))).toEqual([403, 'step-up-code']);
  for (const name of ['ShareDocument', 'RevokeDocumentShare', 'RenameDocument', 'RecordDocumentViewed'])
    expect([name, ...why(await elsewhere.send(name, { documentId: randomUUID() }))]).toEqual([name, 403, 'step-up-code']);
});

it('what the client sends is with who accepted until the client takes it back, and each opening stands on the owner’s list once', async () => {
  const documentId = await m.clientSends('Bail.pdf');
  const sheet = async () =>
    (await m.asPro('GET', `/api/pro/acceptances/${m.acceptanceId}`)).body.documents.map((d: { id: string }) => d.id);
  expect(await sheet()).toContain(documentId);
  const viewId = randomUUID();
  for (let n = 0; n < 2; n += 1) expect((await m.proSends('RecordDocumentViewed', { documentId, viewId })).status).toBe(200);
  // Neither bytes for a page, nor a HEAD, nor the team's look is an opening; a download is another fact.
  const file = `/api/documents/${m.leadId}/files/${documentId}`;
  expect((await m.asPro('GET', `${file}?as=view`)).status).toBe(200);
  expect((await m.asPro('HEAD', `${file}?as=download`)).status).toBe(200);
  expect((await m.staff('GET', `/api/leads/${m.leadId}/documents/${documentId}`)).status).toBe(200);
  expect((await m.staffSends('RecordDocumentViewed', { documentId, viewId: randomUUID() })).status).toBe(200);
  expect(await openedOf(documentId)).toEqual(['viewed by professional']);
  for (let n = 0; n < 2; n += 1) expect((await m.asPro('GET', file)).status).toBe(200);
  expect(await openedOf(documentId)).toEqual(['downloaded by professional', 'viewed by professional']);

  expect((await m.client.send('RevokeDocumentShare', { documentId })).status).toBe(200);
  expect(await sheet()).not.toContain(documentId);
  for (const path of [file, `/api/pro/acceptances/${m.acceptanceId}/documents/${documentId}`])
    expect((await m.asPro('GET', path)).status).toBe(404);
  expect(why(await m.proSends('RecordDocumentViewed', { documentId, viewId: randomUUID() }))).toEqual([404, 'no-such-document']);
  expect((await m.client.send('ShareDocument', { documentId, acceptanceId: m.acceptanceId })).status).toBe(200);
  expect(await sheet()).toContain(documentId);
  expect((await m.client.send('RenameDocument', { documentId, name: 'Bail signé.pdf' })).status).toBe(200);
  expect((await own()).documents.find((d: { id: string }) => d.id === documentId)).toMatchObject({
    ...{ name: 'Bail signé.pdf', own: true, by: 'client', viewable: true },
    shares: [{ with: 'professional', acceptanceId: m.acceptanceId, shared: true }],
  });
});

it('a file runs nothing wherever it is opened, and is kept nowhere', async () => {
  const documentId = await m.clientSends('Plan.pdf');
  for (const as of ['view', 'download']) {
    const answer = await m.client.fetch(`/own-documents/files/${documentId}?as=${as}`);
    const disposition = answer.headers.get('content-disposition')!;
    expect([as, disposition.split(';')[0]]).toEqual([as, as === 'view' ? 'inline' : 'attachment']);
    expect(answer.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
    expect([answer.headers.get('x-content-type-options'), answer.headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
  }
});

it('a file is given out in parts to who may read it: each as safe as the whole, and none of them an opening', async () => {
  const documentId = await m.clientSends('Plan.pdf', 'Plan. '.repeat(100_000));
  const path = `/own-documents/files/${documentId}?as=view`;
  const whole = await m.client.fetch(path);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const etag = whole.headers.get('etag')!;
  expect([whole.status, whole.headers.get('accept-ranges'), Number(whole.headers.get('content-length'))]).toEqual([
    200,
    'bytes',
    bytes.length,
  ]);
  const taken = await openedOf(documentId);
  for (const [range, from, to] of [
    ['bytes=0-9', 0, 9],
    ['bytes=262140-262150', 262_140, 262_150],
    ['bytes=-7', bytes.length - 7, bytes.length - 1],
  ] as const) {
    const part = await m.client.fetch(path, { headers: { range, 'if-range': etag } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to + 1))).toBe(true);
    for (const rule of ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options', 'cache-control'])
      expect([rule, part.headers.get(rule)]).toEqual([rule, whole.headers.get(rule)]);
  }
  const none = await m.client.fetch(path, { headers: { range: `bytes=${bytes.length}-` } });
  expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  expect(await none.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE', title: 'Le fichier n’a pas cette partie.' });
  const changed = await m.client.fetch(path, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } });
  expect([changed.status, Number(changed.headers.get('content-length'))]).toEqual([200, bytes.length]);
  const elsewhere = heldLink(system, m.client.token);
  expect((await elsewhere.fetch(path, { headers: { range: 'bytes=0-9' } })).status).toBe(403);
  expect(await openedOf(documentId)).toEqual(taken);

  // Who takes it home in parts has taken it home, once.
  const file = `/api/documents/${m.leadId}/files/${documentId}?as=download`;
  for (const range of ['bytes=0-99', 'bytes=100-199']) expect((await m.proTakes(file, { range })).status).toBe(206);
  expect(await openedOf(documentId)).toEqual(['downloaded by professional', ...taken]);
});

it('a professional sends a file to the client, who opens it by the link of the message; another’s is out of reach', async () => {
  // Outside the team a request has a name of its own for each reader, never its id.
  const leadId = leadRefOf(system.kernel.secrets, m.pro.professionalId, m.leadId);
  expect((await m.asPro('GET', '/api/documents')).body.requests).toMatchObject([{ leadId, acceptanceId: m.acceptanceId }]);
  expect((await m.asPro('GET', `/api/documents/${leadId}`)).body).toMatchObject({ leadId });
  const uploaded = await m.proUploads('Mandat.pdf');
  expect(uploaded.status).toBe(200);
  const documentId = uploaded.body.document.id as string;
  const mail = await eventually(
    async () => (await m.job.mails(m.lead.email)).map((one) => m.job.tokenIn(JSON.stringify(one), '/document')).find(Boolean),
    'the message about the document',
  );
  const link = heldLink(system, mail);
  expect((await link.ask('GET', '/document')).body).toMatchObject({
    kind: 'document',
    standing: 'open',
    steppedUp: false,
    from: 'professional',
    reader: 'client',
  });
  expect((await link.ask('GET', '/document')).body).not.toHaveProperty('document');
  expect(why(await link.ask('GET', '/document/file'))).toEqual([403, 'step-up-code']);
  await link.typeCode();
  expect((await link.ask('GET', '/document')).body.document).toMatchObject({ id: documentId, name: 'Mandat.pdf', own: false, opened: [] });
  expect((await link.fetch('/document/file?as=view')).status).toBe(200);
  expect((await link.send('RecordDocumentViewed', { viewId: randomUUID() })).status).toBe(200);
  const seen = (await m.asPro('GET', `/api/documents/${m.leadId}`)).body.documents.find((d: { id: string }) => d.id === documentId);
  expect(seen).toMatchObject({ own: true, opened: [{ what: 'viewed', by: 'client' }] });
  // The client decides over none of it, and the professional takes it back.
  expect(why(await m.client.send('RenameDocument', { documentId, name: 'x.pdf' }))).toEqual([403, 'not-your-document']);
  expect((await m.client.ask('DELETE', `/documents/${documentId}`)).status).toBe(403);
  expect((await m.proSends('RevokeDocumentShare', { documentId })).status).toBe(200);
  expect((await link.ask('GET', '/document')).body).toMatchObject({ standing: 'unshared' });
  expect(why(await link.ask('GET', '/document/file'))).toEqual([409, 'document-unshared']);
  expect((await m.client.ask('GET', `/own-documents/files/${documentId}`)).status).toBe(404);
  expect((await m.proSends('DeleteDocument', { documentId })).status).toBe(200);
  expect((await link.ask('GET', '/document')).body).toMatchObject({ standing: 'deleted' });
});

it('a link says whether it has run out or was taken back, and a forwarded one sends its code to the owner alone', async () => {
  const documentId = await m.clientSends('Relevé.pdf');
  const old = await m.linkTo({ documentId: await m.clientSends('Ancien relevé.pdf') }, 'professional', -1);
  expect(why(await old.ask('GET', '/document'))).toEqual([410, 'link-expired']);
  const link = await m.linkTo({ documentId }, 'professional');
  const { pro } = m;
  expect((await link.ask('GET', '/step-up')).body).toMatchObject({
    channel: 'sms',
    to: `${pro.phoneNumber.slice(2, 5)}-•••-${pro.phoneNumber.slice(-4)}`,
  });
  expect((await m.client.send('RevokeDocumentShare', { documentId, acceptanceId: m.acceptanceId })).status).toBe(200);
  expect((await link.ask('GET', '/document')).body).toMatchObject({ standing: 'unshared', reader: 'professional' });
  await link.typeCode();
  expect(why(await link.ask('GET', '/document/file'))).toEqual([409, 'document-unshared']);
});

it('who got the link of someone else reports it without a code: the share ends, and the team has the draft of an incident', async () => {
  const documentId = await m.clientSends('Jugement.pdf');
  const link = await m.linkTo({ documentId }, 'professional');
  // What a payload names counts for nothing beside the link.
  const other = await m.clientSends('Autre.pdf');
  expect((await link.send('ReportWrongRecipient', { documentId: other })).status).toBe(200);
  expect((await link.ask('GET', '/document')).body).toMatchObject({ standing: 'reported' });
  const state = await stateOf(system.kernel, documents, m.leadId);
  const of = (id: string) => state.documents.find((d) => d.documentId === id)!.withAcceptance[m.acceptanceId];
  expect([of(documentId), of(other)]).toEqual([false, true]);
  await eventually(async () => {
    const rows = await system.kernel.db.query(`select 1 from events where type = 'IncidentRegistered'`);
    return rows.length === 1;
  }, 'the draft of the incident');
  expect((await link.send('ReportWrongRecipient')).status).toBe(200);
});

it('everything comes in one archive that begins at once', async () => {
  const answer = await m.client.fetch('/own-documents/archive');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(bytes.toString('latin1')).toContain('%PDF-1.7\nPlan.pdf');
  expect((await m.client.fetch('/own-documents/archive', { method: 'HEAD' })).status).toBe(200);
});

it('ten at once over the limit: as many as there is room for, and nothing is left of the others', async () => {
  const { left } = (await own()).room;
  const names = Array.from({ length: 10 }, (_, n) => `Photo ${n}.pdf`);
  const sent = await Promise.all(
    names.map((name) => sendFile(system.origin, '/api/public/documents', m.client.headers, pdfOf(`${name} ${Math.random()}`), name)),
  );
  const kept = sent.filter(({ status }) => status === 200);
  expect(kept).toHaveLength(left);
  expect(sent.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
    Array.from({ length: 10 - left }, () => 'CAP_REACHED'),
  );
  expect((await own()).room.left).toBe(0);
});

it('a withdrawal ends every share', async () => {
  const [first] = (await own()).documents as { id: string }[];
  const link = await m.linkTo({ documentId: first!.id }, 'professional');
  await link.typeCode();
  expect((await m.client.send('WithdrawLead', { reason: 'solved' })).status).toBe(200);
  expect((await link.ask('GET', '/document')).body).toMatchObject({ standing: 'ended' });
  expect((await m.asPro('GET', `/api/documents/${m.leadId}`)).status).toBe(404);
  expect((await m.asPro('GET', `/api/documents/${m.leadId}/files/${first!.id}`)).status).toBe(404);
  expect(why(await m.client.send('ShareDocument', { documentId: first!.id, acceptanceId: m.acceptanceId }))).toEqual([
    409,
    'request-ended',
  ]);
  // The owner still takes everything away before it is deleted.
  expect((await own()).deletedAt).toEqual(expect.any(String));
  expect((await m.client.fetch('/own-documents/archive')).status).toBe(200);
});
