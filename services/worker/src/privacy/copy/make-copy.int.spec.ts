import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { documents } from '@jurilien/documents';
import type { Decider } from '@jurilien/event-sourcing';
import type { Dispatch } from '@jurilien/event-sourcing/command-bus';
import type { Past } from '@jurilien/event-sourcing/testing';
import { fileStore, folder, type Files, type FileStore } from '@jurilien/files';
import { lead } from '@jurilien/lead';
import { submitted } from '@jurilien/lead/testing';
import { contactPoint, message } from '@jurilien/messaging';
import { personKey, privacyRequest, type HoldingRef } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { copyPaper, personalCopy, type PersonalCopy } from '@jurilien/processes';
import { contexts, stateOf, type Kernel } from '@jurilien/runtime';
import { appointment, meeting } from '@jurilien/scheduling';
import type { CommandBus } from '@nestjs/cqrs';
import { testKernel } from '../../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../../test/support/past.js';
import { makeCopy, removeCopies } from './make-copy.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;
let home: string;
let kept: FileStore;
beforeAll(async () => {
  k = await testKernel(contexts);
  home = await mkdtemp(join(tmpdir(), 'jurilien-copies-'));
  kept = fileStore(k.vault, folder(home));
  kernel = { ...(k as unknown as Kernel), settings: { PRODUCT_SLUG: 'jurilien' } as Kernel['settings'] };
});
afterAll(async () => {
  await k.close();
  await rm(home, { recursive: true });
});

const bus = { execute: ({ command }: Dispatch) => k.dispatch(command) } as unknown as CommandBus;
const item = { id: '1', job: 'x', key: 'x', position: 0, attempts: 1, occurredAt: '', now: '2026-11-29T12:00:00.000Z' };
const make = (requestId: string) =>
  makeCopy({ kernel, bus, files: { kept } as Files })({ ...item, id: requestId, job: 'make-privacy-copy', input: { requestId } } as never);
const remove = (of: HoldingRef) =>
  removeCopies({ kernel, files: { kept } as Files })({ ...item, job: 'remove-privacy-copies', input: of } as never);
const happened = (decider: Decider<any, any>, id: string, past: Past) => happenedBefore(k, decider, id, past);
const filesThere = async (): Promise<string[]> => (await readdir(home, { recursive: true })).filter((name) => name.length > 36);

/** A client with a document and a message of ours, under ids of their own. */
async function client(name: string): Promise<{ leadId: string; personId: string; fileId: string }> {
  const [leadId, personId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  const own = submitted.map(([type, data]) => [
    type,
    { ...data, leadId, ...('personId' in data ? { personId } : {}), ...(type === 'LeadSubmitted' ? { clientName: name } : {}) },
  ]);
  await happened(lead, leadId, own as unknown as Past);
  const { fileId } = await kept.keep(personId, Readable.from([Buffer.from('%PDF-1.7\nBail.\n%%EOF')]));
  const document = {
    leadId,
    personId,
    documentId: fileId,
    name: 'Bail.pdf',
    type: 'pdf',
    bytes: 20,
    sha256: 'x',
    scanner: 'x',
    by: 'client',
  };
  await happened(documents, leadId, [['DocumentUploaded', document]] as unknown as Past);
  const words = { to: 'a@b.ca', subject: `Bonjour ${name}`, body: 'Votre demande', recipientId: personId, recipientKind: 'client' };
  const sent = {
    messageId,
    ...words,
    bodyKey: `${personId}/message-${messageId}`,
    channel: 'email',
    class: 'transactional',
    lang: 'fr',
    rule: 'R01',
    template: 'R01',
    templateVersion: 1,
    sendKey: messageId,
  };
  await happened(message, messageId, [['MessageQueued', sent]] as unknown as Past);
  await k.project();
  return { leadId, personId, fileId };
}
async function granted(holdings: readonly HoldingRef[], kind = 'access', email = 'a@b.ca'): Promise<string> {
  const requestId = randomUUID();
  const filed = {
    requestId,
    kind,
    lang: 'fr',
    province: 'QC',
    channel: 'page',
    identifiers: [{ kind: 'email', value: email }],
    dueAt: '2026-12-29T12:00:00.000Z',
  };
  await happened(privacyRequest, requestId, [
    ['PrivacyRequestFiled', filed],
    ['PrivacyRequesterVerified', { requestId, how: 'code', identifier: 0 }],
    ['PrivacyRequestApproved', { requestId, holdings }],
  ] as unknown as Past);
  await k.project();
  return requestId;
}
const stateNow = (requestId: string) => stateOf(kernel, privacyRequest, requestId);
async function copyOf(requestId: string): Promise<PersonalCopy> {
  const opened = await kept.open(requestId, (await stateNow(requestId)).export!.id);
  return personalCopy.parse(JSON.parse(opened!.bytes.toString()));
}

describe('the copy that a request was granted', () => {
  it('has what the person’s keys sealed, wherever it is in the log, and nothing of anyone else', async () => {
    const [mine] = [await client('Ana Roy'), await client('Max Autre')];
    const requestId = await granted([{ kind: 'request', id: mine.leadId }]);
    await make(requestId);
    const { status, export: made } = await stateNow(requestId);
    expect([status, made?.until]).toEqual(['Fulfilled', '2026-12-06T12:00:00.000Z']);
    const copy = await copyOf(requestId);
    const said = JSON.stringify(copy);
    for (const words of ['Ana Roy', 'Bonjour Ana Roy', 'Bail.pdf']) expect(said).toContain(words);
    expect(said).not.toContain('Max Autre');
    expect(copy.files.map(({ fileId, owner }) => [fileId, owner])).toEqual([[mine.fileId, mine.personId]]);
    expect(copy.personal.some(({ field, withheld }) => field === 'othersInvolved' && withheld === 'other')).toBe(true);
    const stored = await Promise.all((await filesThere()).map((name) => readFile(join(home, name), 'latin1')));
    expect(stored.join()).not.toContain('Ana Roy');
    // A second run finds it done.
    await make(requestId);
    expect((await stateNow(requestId)).export).toEqual(made);
  });
  it('has the appointments and meetings of the request in words of its own, and nothing of those of others', async () => {
    const [mine, other] = [await client('Ana Quatre'), await client('Max Cinq')];
    const slot = {
      startsAt: '2027-03-01T15:00:00.000Z',
      endsAt: '2027-03-01T15:30:00.000Z',
      zone: 'America/Toronto',
      wallTime: '2027-03-01T10:00',
    };
    const wish = async ({ leadId, personId }: typeof mine, note: string) => {
      const appointmentId = randomUUID();
      const of = { appointmentId, personId, acceptanceId: randomUUID(), leadId, professionalId: randomUUID(), clientId: 'c', code: 'ABCD' };
      const how = { province: 'QC', kind: 'first', mode: 'video', slot, clientZone: slot.zone, professionalZone: slot.zone, by: 'client' };
      await happened(appointment, appointmentId, [['AppointmentRequested', { ...of, ...how, note, confirmBy: slot.startsAt }]]);
    };
    await wish(mine, 'Je viens avec ma sœur');
    await wish(other, 'Je viens seul');
    const meetingId = randomUUID();
    const invited = { meetingId, inviteeId: mine.personId, kind: 'validationCall', subjectKind: 'lead', subjectId: mine.leadId };
    const call = { province: 'QC', lang: 'fr', mode: 'phone', minutes: 20, inviteeZone: slot.zone, until: slot.startsAt, by: 'staff' };
    await happened(meeting, meetingId, [
      ['MeetingInvited', { ...invited, ...call }],
      ['MeetingScheduled', { meetingId, staffId: randomUUID(), slot, by: 'invitee', version: 1 }],
      ['MeetingNoted', { meetingId, inviteeId: mine.personId, note: 'Préfère le matin', shared: false }],
    ]);
    await k.project();
    const requestId = await granted([{ kind: 'request', id: mine.leadId }]);
    await make(requestId);
    const copy = await copyOf(requestId);
    const happenedTo = copy.facts.map(({ event }) => event).filter((event) => /^(Appointment|Meeting)/.test(event));
    expect(happenedTo).toEqual(['AppointmentRequested', 'MeetingInvited', 'MeetingScheduled']);
    expect(copy.facts.find(({ event }) => event === 'AppointmentRequested')!.values).toMatchObject({ mode: 'video', slot });
    const said = JSON.stringify(copy);
    for (const words of ['Je viens avec ma sœur', 'Préfère le matin']) expect(said).toContain(words);
    expect(said).not.toContain('Je viens seul');
  });
  it('of a professional has when they met whom by the number of the request, and not why a client could not come', async () => {
    const [professionalId, appointmentId] = [randomUUID(), randomUUID()];
    const who = { title: 'lawyer', name: 'Me Six', province: 'QC', lang: 'fr', email: 'six@exemple.ca', phoneNumber: '+15145550106' };
    await happened(professional, professionalId, [['ProfessionalRegistered', { professionalId, ...who }]]);
    const slot = {
      ...{ startsAt: '2027-03-02T15:00:00.000Z', endsAt: '2027-03-02T15:30:00.000Z' },
      ...{ zone: 'America/Toronto', wallTime: '2027-03-02T10:00' },
    };
    const of = { appointmentId, personId: randomUUID(), acceptanceId: randomUUID(), leadId: randomUUID(), professionalId, clientId: 'c' };
    const how = { code: 'SIXA', province: 'QC', kind: 'first', mode: 'phone', slot, clientZone: slot.zone, professionalZone: slot.zone };
    await happened(appointment, appointmentId, [
      ['AppointmentRequested', { ...of, ...how, by: 'client', note: 'Ma mère viendra', confirmBy: slot.startsAt }],
      ['AppointmentCancelled', { appointmentId, personId: of.personId, by: 'client', reason: 'illness', note: 'Une grippe' }],
    ]);
    await k.project();
    const requestId = await granted([{ kind: 'professional', id: professionalId }]);
    await make(requestId);
    const copy = await copyOf(requestId);
    const said = JSON.stringify(copy);
    for (const words of ['Me Six', 'SIXA', slot.startsAt, 'AppointmentCancelled']) expect(said).toContain(words);
    for (const words of ['illness', 'Une grippe', 'Ma mère viendra']) expect(said).not.toContain(words);
  });
  it('has what the proven address agreed to and refused, with its text and its end, and no hash that proves it to others', async () => {
    const email = `copie-${randomUUID().slice(0, 8)}@exemple.ca`;
    const contactId = kernel.secrets.hash(`email:${email}`);
    const agreed = {
      contactId,
      class: 'marketing',
      basis: 'express',
      textVersion: 'message-choices/1/fr',
      source: 'page',
      evidence: 'ip 12ab',
    };
    await happened(contactPoint, contactId, [
      ['ContactConsentRecorded', agreed],
      ['ConsentWithdrawn', { contactId, class: 'marketing', source: 'one-click' }],
    ]);
    const requestId = await granted([], 'access', email);
    await make(requestId);
    const copy = await copyOf(requestId);
    const place = copy.holdings.findIndex(({ kind }) => kind === 'mailbox');
    const facts = copy.facts.filter(({ holding }) => holding === place).map(({ event, values }) => [event, values]);
    const given = { consentTo: 'marketing', consentBasis: 'express', consentText: 'message-choices/1/fr', consentHow: 'page' };
    expect(facts).toEqual([
      ['ContactConsentRecorded', given],
      ['ConsentWithdrawn', { consentTo: 'marketing', consentHow: 'one-click' }],
    ]);
    expect(JSON.stringify(copy)).not.toContain('12ab');
    const paper = JSON.stringify(copyPaper(copy));
    for (const words of [
      'Choix de messages par courriel',
      'Nouveautés et conseils',
      'Choix de messages, version 1 (FR)',
      'Par le lien d’un courriel',
    ])
      expect(paper).toContain(words);
  });
  it('is not made of what is being erased, and goes when an erasure begins', async () => {
    const [one, two] = [await client('Ana Une'), await client('Ana Deux')];
    const of = (leadId: string): HoldingRef => ({ kind: 'request', id: leadId });
    const begun = { holding: `request:${one.leadId}`, of: of(one.leadId), cause: 'request', owners: [one.personId, one.leadId] };
    await happened(personKey, `request:${one.leadId}`, [['ErasureStarted', begun]] as unknown as Past);
    const requestId = await granted([of(one.leadId), of(two.leadId)]);
    await make(requestId);
    const copy = await copyOf(requestId);
    expect(copy.holdings.map(({ id }) => id)).toEqual([two.leadId, requestId]);
    expect(JSON.stringify(copy)).not.toContain('Ana Une');
    await k.project();
    await remove(of(two.leadId));
    expect(await kept.open(requestId, (await stateNow(requestId)).export!.id)).toBeUndefined();
  });
  it('of a request that was erased itself ends with nothing left behind', async () => {
    const { leadId } = await client('Ana Trois');
    const requestId = await granted([{ kind: 'request', id: leadId }]);
    const before = await filesThere();
    await k.vault.destroy(requestId);
    await make(requestId);
    expect((await stateNow(requestId)).status).toBe('Approved');
    expect(await filesThere()).toEqual(before);
  });
  it('is made of nothing but what asks for one', async () => {
    const requestId = await granted([], 'erasure');
    await make(requestId);
    expect((await stateNow(requestId)).status).toBe('Approved');
  });
});
