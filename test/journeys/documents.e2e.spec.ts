import { randomUUID } from 'node:crypto';
import { documents } from '@jurilien/documents';
import { stateOf } from '@jurilien/runtime';
import { call } from '../support/call.js';
import { eventually } from '../support/eventually.js';
import { fromHome, mainJob } from '../support/main-job.js';
import { approvedProfessional, ready, requestFields } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { startSystem, type System } from '../support/system.js';

const PDF = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`, 'latin1');
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const NAME = 'Bail de Océane Bélanger.pdf';
const ROOT = '/api/public/documents';

// proves: ASVS row 63
describe('documents of a request', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system?.close());

  async function draft() {
    const leadId = randomUUID();
    const body = { form: 'demand', lang: 'fr', step: '6', answers: {} };
    const { token } = (await call(system.origin, 'PUT', `/api/public/drafts/${leadId}`, body, fromHome(system))).body;
    return { leadId, token: token as string };
  }
  const asked = (token: string) => (method: string, path: string, body?: unknown) =>
    call(system.origin, method, `${ROOT}${path}`, body, { authorization: `Link ${token}` });
  const piece = (token: string, uploadId: string, offset: number | string, bytes: Buffer) =>
    fetch(`${system.origin}${ROOT}/uploads/${uploadId}`, {
      method: 'PATCH',
      headers: { authorization: `Link ${token}`, 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
      body: new Uint8Array(bytes),
    });
  async function upload(token: string, bytes: Buffer, name = NAME) {
    const begun = await asked(token)('POST', '/uploads', { name, size: bytes.length });
    if (begun.status !== 201) return begun;
    const answer = await piece(token, begun.body.uploadId, 0, bytes);
    return { status: answer.status, body: (await answer.json()) as any };
  }
  const why = ({ body }: { body: any }): string => body.errors?.[0]?.message ?? body.code;

  it('arrive in pieces, go on after a cut, and may be taken out again before the request is sent', async () => {
    const { leadId, token } = await draft();
    const bytes = PDF('x'.repeat(5_000));
    const { uploadId } = (await asked(token)('POST', '/uploads', { name: NAME, size: bytes.length })).body;
    expect((await piece(token, uploadId, 0, bytes.subarray(0, 2_000))).headers.get('upload-offset')).toBe('2000');
    const head = await fetch(`${system.origin}${ROOT}/uploads/${uploadId}`, {
      method: 'HEAD',
      headers: { authorization: `Link ${token}` },
    });
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([200, '2000', '5015']);
    expect((await piece(token, uploadId, 0, bytes.subarray(0, 2_000))).status).toBe(409);
    // An offset is a number that was issued, also where it would be the right one.
    const { uploadId: untouched } = (await asked(token)('POST', '/uploads', { name: NAME, size: bytes.length })).body;
    for (const offset of ['', ' ', '0x0', '0.0', '-0', '1e0'])
      expect([offset, (await piece(token, untouched, offset, bytes)).status]).toEqual([offset, 409]);
    const last = (await (await piece(token, uploadId, 2_000, bytes.subarray(2_000))).json()) as any;
    expect(last.document).toMatchObject({ name: NAME, type: 'pdf', bytes: bytes.length });

    expect((await asked(token)('GET', '')).body).toMatchObject({ documents: [{ id: last.document.id, name: NAME }], max: 10 });
    expect((await asked(token)('DELETE', `/${last.document.id}`)).status).toBe(204);
    expect((await asked(token)('GET', '')).body.documents).toEqual([]);
    expect((await stateOf(system.kernel, documents, leadId)).deleted).toEqual([last.document.id]);
    // What the log keeps in the clear never names the file.
    const rows = await system.kernel.db.query<{ payload: unknown }>(`select payload from events where stream = $1`, [
      `documents-${leadId}`,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Océane');
  });

  it('wait for a scanner that does not answer, and are whole once it does', async () => {
    const { token } = await draft();
    const bytes = PDF('patient');
    const { uploadId } = (await asked(token)('POST', '/uploads', { name: NAME, size: bytes.length })).body;
    await system.stopProviders();
    expect((await piece(token, uploadId, 0, bytes)).status).toBe(503);
    await system.startProviders();
    expect((await asked(token)('GET', `/uploads/${uploadId}`)).body).toMatchObject({ offset: bytes.length });
    const done = await piece(token, uploadId, bytes.length, Buffer.alloc(0));
    expect([done.status, ((await done.json()) as any).document.name]).toEqual([200, NAME]);
  });

  it('are refused with a reason: what they are not, what is in them, how large, how many, whose', async () => {
    const { token } = await draft();
    expect(why(await upload(token, Buffer.from('<html><script>alert(1)</script></html>')))).toBe('file-kind');
    expect(why(await upload(token, PDF(`clean until ${EICAR}`)))).toBe('file-infected');
    expect(why(await upload(token, PDF('<< /S /JavaScript /JS (x) >>')))).toBe('file-active');
    expect(why(await asked(token)('POST', '/uploads', { name: NAME, size: 21 * 1024 * 1024 }))).toBe('file-too-large:20');
    expect(why(await asked(token)('POST', '/uploads', { name: NAME, size: 0 }))).toBe('file-empty');
    for (let n = 0; n < 10; n += 1) expect((await upload(token, PNG, `photo ${n} 👩🏽‍⚖️.png`)).status).toBe(200);
    expect(why(await upload(token, PNG))).toBe('CAP_REACHED');

    const other = await draft();
    const { uploadId } = (await asked(other.token)('POST', '/uploads', { name: NAME, size: 100 })).body;
    expect((await asked(token)('GET', `/uploads/${uploadId}`)).status).toBe(404);
    expect((await call(system.origin, 'GET', ROOT)).status).toBe(404);
  });

  it('are hidden from offers, and open to the professional who accepted and to staff, each look written down', async () => {
    const job = mainJob(system);
    const pros = await Promise.all(Array.from({ length: 3 }, () => approvedProfessional(system)));
    await ready(system, pros);
    const staff = await system.signIn('admin');
    const { leadId, token } = await draft();
    const document = (await upload(token, PNG, 'Photo du logement.jpg')).body.document;
    const fields = requestFields();
    const sent = await call(
      system.origin,
      'POST',
      '/api/public/requests',
      { leadId, form: 'demand', lang: 'fr', website: '', consents: { sharing: true, contact: true }, fields },
      { ...fromHome(system), authorization: `Link ${token}` },
    );
    expect(sent.status).toBe(201);
    expect((await asked(token)('GET', '')).status).toBe(410);
    // What is missing still comes by the link of the sent request, until that ends.
    const added = await upload(sent.body.statusToken, PDF('attestation'), 'Attestation.pdf');
    expect((await asked(sent.body.statusToken)('DELETE', `/${added.body.document.id}`)).status).toBe(204);
    const lead = { phone: job.e164(fields.phoneNumber), statusToken: sent.body.statusToken as string };
    expect((await job.confirmPhone(lead)).status).toBe(200);
    expect((await job.validate(staff, leadId)).status).toBe(200);

    const taker = await eventually(async () => {
      for (const pro of pros) {
        const found = (await job.texts(pro.phoneNumber)).map((m) => job.tokenIn(m.body, 'accepter')).find(Boolean);
        if (found) return { pro, offer: found };
      }
      return undefined;
    }, 'an offer');
    expect(JSON.stringify((await job.link(taker.offer)('GET', '/api/public/offer')).body)).not.toContain('logement');
    const owner = await signInPro(system, taker.pro.professionalId);
    await job.accept(taker.offer);
    const { acceptanceId } = await eventually(async () => {
      const { items } = (await owner('GET', '/api/pro/acceptances')).body;
      return items[0] && { acceptanceId: items[0].id as string };
    }, 'the acceptance');
    expect((await owner('GET', `/api/pro/acceptances/${acceptanceId}`)).body.documents).toMatchObject([
      { name: 'Photo du logement.jpg', type: 'png' },
    ]);
    expect((await owner('GET', `/api/pro/acceptances/${acceptanceId}/documents/${document.id}`)).status).toBe(200);
    const stranger = await signInPro(system, pros.find((p) => p !== taker.pro)!.professionalId);
    expect((await stranger('GET', `/api/pro/acceptances/${acceptanceId}/documents/${document.id}`)).status).toBe(404);

    expect((await staff('GET', `/api/leads/${leadId}/documents`)).body.documents).toHaveLength(1);
    expect((await staff('GET', `/api/leads/${leadId}/documents/${document.id}`)).status).toBe(200);
    await eventually(async () => {
      const looks = await system.kernel.db.query(`select 1 from access_log where subject = $1 and detail ->> 'file' = $2`, [
        `lead-${leadId}`,
        document.id,
      ]);
      return looks.length === 2;
    }, 'both looks written down');
  });
});
