import { randomUUID } from 'node:crypto';
import { issueLink } from '@jurilien/runtime';
import { call } from './call.js';
import { eventually } from './eventually.js';
import { mainJob } from './main-job.js';
import { approvedProfessional, ready } from './people.js';
import { proAccount } from './pro.js';
import { sessionOf } from './session.js';
import { newDevice, passStepUp } from './step-up.js';
import type { System } from './system.js';

/** A small PDF that says something. */
export const pdfOf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`, 'latin1');
const BYTES = 'application/octet-stream';
type Headers = Record<string, string>;

/** Sends a file in one piece by a door for uploads. @param more what is said of it beside its name and length */
export async function sendFile(origin: string, root: string, headers: Headers, bytes: Buffer, name: string, more: object = {}) {
  const begun = await call(origin, 'POST', `${root}/uploads`, { name, size: bytes.length, ...more }, headers);
  if (begun.status !== 201) return begun;
  return sendPiece(origin, `${root}/uploads/${begun.body.uploadId as string}`, headers, bytes, 0);
}
/** One piece of it. */
export async function sendPiece(origin: string, path: string, headers: Headers, bytes: Buffer, offset: number) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': BYTES, 'upload-offset': String(offset) },
    body: new Uint8Array(bytes),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as any };
}

/** A personal link on a device of its own. */
export function heldLink(system: System, token: string, device = newDevice()) {
  const headers = { authorization: `Link ${token}`, 'x-device': device };
  return {
    token,
    headers,
    ask: (method: string, path: string, body?: unknown) => call(system.origin, method, `/api/public${path}`, body, headers),
    fetch: (path: string, init: { method?: string; headers?: Headers } = {}) =>
      fetch(`${system.origin}/api/public${path}`, { ...init, headers: { ...headers, ...init.headers } }),
    send: (name: string, payload: object = {}) =>
      call(system.origin, 'POST', `/api/public/commands/${name}`, { commandId: randomUUID(), payload }, headers),
    typeCode: () => passStepUp(system.kernel, token, device),
  };
}

/** A request that a professional accepted, with everyone in it signed in or at their link. */
export async function acceptedMatter(system: System) {
  const job = mainJob(system);
  const pro = await approvedProfessional(system);
  await ready(system, [pro]);
  const staff = await system.signIn('admin');
  const lead = await job.submit();
  await job.confirmPhone(lead);
  await job.validate(staff, lead.leadId);
  const offer = await job.offerToken(pro.phoneNumber);
  await job.accept(offer);
  const authorization = await sessionOf(system.kernel, (await proAccount(system, pro.professionalId)).userId);
  const asPro = (method: string, path: string, body?: unknown) => call(system.origin, method, path, body, { authorization });
  const acceptanceId = await eventually(
    async () => (await asPro('GET', '/api/pro/acceptances')).body.items?.[0]?.id as string | undefined,
    'the acceptance',
  );
  const client = heldLink(system, lead.statusToken);
  await client.typeCode();
  const { leadId } = lead;
  return {
    ...{ job, pro, staff, lead, leadId, asPro, acceptanceId, client },
    /** What the client sends by the link of the request. */
    clientSends: async (name: string, text = name) =>
      (await sendFile(system.origin, '/api/public/documents', client.headers, pdfOf(text), name)).body.document.id as string,
    /** A command of the professional, by their own acceptance. */
    proSends: (name: string, payload: object = {}) =>
      asPro('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload: { leadId, acceptanceId, ...payload } }),
    /** Bytes that the professional takes. */
    proTakes: (path: string, headers: Headers) => fetch(`${system.origin}${path}`, { headers: { authorization, ...headers } }),
    /** A file of the professional. */
    proUploads: (name: string) => sendFile(system.origin, `/api/documents/${leadId}`, { authorization }, pdfOf(name), name),
    staffSends: (name: string, payload: object = {}) =>
      staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload: { leadId, ...payload } }),
    /** The link of a message about a document, or a request for documents. */
    linkTo: async (subject: { documentId?: string; requestId?: string }, to: 'client' | 'professional', days = 30) => {
      const seat = to === 'professional' ? { acceptanceId, professionalId: pro.professionalId } : {};
      return heldLink(
        system,
        await issueLink(system.kernel, { purpose: 'document', subject: { leadId, ...subject, ...seat }, lang: 'fr', days }),
      );
    },
  };
}
