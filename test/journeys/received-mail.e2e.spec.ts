import { randomUUID } from 'node:crypto';
import { followUp } from '@jurilien/follow-ups';
import { lead } from '@jurilien/lead';
import { documents } from '@jurilien/documents';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { message, relay, thread } from '@jurilien/messaging';
import { signStandardWebhook, stateOf } from '@jurilien/runtime';
import { purgeBodies } from '../../services/worker/src/messages/purge-bodies.js';
import { crowd, offeredTo } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { nothingPending, viewTable } from '../support/invariants.js';
import { call, startSystem, type System } from '../support/system.js';

const DAY_MS = 86_400_000;
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

let system: System;
let staff: Awaited<ReturnType<System['signIn']>>;
beforeAll(async () => {
  system = await startSystem();
  staff = await system.signIn('admin');
});
afterAll(() => system?.close());

interface SandboxMail {
  readonly id: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly dkim: string;
  readonly headers: Record<string, string>;
}
const hash = (email: string): string => system.kernel.secrets.hash(`email:${email}`);
const mailsAt = async (to: string): Promise<SandboxMail[]> =>
  (await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(to)}`)).body;
const lastMailAt = (to: string, what = '') =>
  eventually(async () => (await mailsAt(to)).findLast((m) => m.subject.includes(what)), `a mail at ${to}`);
const emailsOf = async (email: string) => (await stateOf(system.kernel, thread, hash(email))).emails;

/** The person who got a mail, or someone else, answers it; what it became is waited for. */
async function reply(mail: SandboxMail, asked: object): Promise<void> {
  const { body } = await call(system.sandbox.origin, 'POST', `/api/mail/${mail.id}/reply`, asked);
  expect(body).toEqual({ taken: true });
  await nothingPending(system);
}

/** A word of the client is waited for in two ways. @returns how far each is */
async function awaited(leadId: string) {
  const kinds = ['callAgain', 'unreachable'] as const;
  const dueAt = new Date().toISOString();
  for (const kind of kinds)
    await system.dispatch('CreateFollowUp', { followUpId: `${kind}:${leadId}`, kind, leadId, occurrence: '1', dueAt });
  return () => Promise.all(kinds.map(async (kind) => (await stateOf(system.kernel, followUp, `${kind}:${leadId}`)).status));
}

let n = 0;
/** A request whose client got an e-mail about it. */
async function written(more: { readonly class?: string } = {}) {
  const [pro] = await crowd(system, 1);
  const { leadId, code } = await offeredTo(system, [pro!]);
  const { personId, email } = await stateOf(system.kernel, lead, leadId);
  const messageId = randomUUID();
  await system.dispatch('QueueMessage', {
    messageId,
    sendKey: `mail-in:${messageId}`,
    rule: 'R04',
    channel: 'email',
    class: 'transactional',
    lang: 'fr',
    recipientKind: 'client',
    recipientId: personId,
    leadId,
    templateVersion: 1,
    to: email!,
    subject: `Votre demande ${++n}`,
    body: 'Nous avons reçu votre demande.',
    ...more,
  });
  return { leadId, code, personId, email: email!, messageId, mail: (await lastMailAt(email!, `Votre demande ${n}`))! };
}

describe('what leaves', () => {
  it('CASL-9: is signed for the domain of its sender, has an address to answer at; service mail comes from another one, with one click under the signature', async () => {
    const { mail } = await written();
    expect(mail).toMatchObject({ dkim: 'pass', from: expect.stringContaining('bonjour@jurilien.example') });
    expect(mail.headers['reply-to']).toMatch(/^reply\+[0-9a-f]{56}@reply\.jurilien\.example$/);
    expect(mail.headers['dkim-signature']).toContain('d=jurilien.example');
    const news = await written({ class: 'service' });
    expect(news.mail).toMatchObject({ dkim: 'pass', from: expect.stringContaining('nouvelles@service.jurilien.example') });
    expect(news.mail.headers['dkim-signature']).toContain('d=service.jurilien.example');
    expect(news.mail.headers['list-unsubscribe']).toMatch(/^<https?:\S+unsubscribe\?u=\S+>$/);
    expect(news.mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(news.mail.headers['dkim-signature']).toMatch(/\bh=[^;]*\blist-unsubscribe:list-unsubscribe-post\b/);
    const code = await written({ class: 'otp' });
    expect(code.mail.headers['reply-to']).toBeUndefined();
  });
});

describe('an answer to a message of ours', () => {
  it('reaches the inbox without what it quotes, its files become documents of the request, and its writer is told once', async () => {
    const { mail, email, leadId } = await written();
    const files = [
      { name: 'jugement.pdf', base64: PDF.toString('base64') },
      { name: 'virus.exe', base64: Buffer.from('MZ\u0090\u0000 not for here').toString('base64') },
    ];
    await reply(mail, { text: 'Voici le jugement.', files });
    const row = (await staff('GET', `/api/views/threads/${hash(email)}`)).body;
    expect(row).toMatchObject({ channel: 'email', awaiting: 1, triage: 0, lastBody: 'Voici le jugement.' });
    const { body: talk } = await staff('GET', `/api/inbox/${hash(email)}`);
    const said = talk.said.find((s: { direction: string }) => s.direction === 'in');
    expect(said).toMatchObject({ body: 'Voici le jugement.', subject: expect.stringContaining('Re: Votre demande'), leadId });
    expect(said.files).toMatchObject([
      { name: 'jugement.pdf', documentId: expect.any(String) },
      { name: 'virus.exe', refused: 'kind' },
    ]);
    expect(JSON.stringify(talk)).not.toContain(email);
    const { documents: kept } = await stateOf(system.kernel, documents, leadId);
    expect(kept.map((d) => d.name)).toEqual(['jugement.pdf']);
    expect((await stateOf(system.kernel, lead, leadId)).facts.tagged).toBe(true);
    const receipt = await lastMailAt(email, 'reçu votre courriel');
    expect(receipt!.headers['auto-submitted']).toBe('auto-replied');
    await reply(mail, { text: 'Encore moi.' });
    expect((await mailsAt(email)).filter((m) => m.subject.includes('reçu votre courriel'))).toHaveLength(1);
    expect((await staff('GET', `/api/views/threads/${hash(email)}`)).body.awaiting).toBe(2);
  });

  it('means that no one has to call its writer again, or look for a way to them; a machine’s does not', async () => {
    const { mail, leadId } = await written();
    const states = await awaited(leadId);
    await reply(mail, { text: 'Je suis absente.', headers: { 'Auto-Submitted': 'auto-replied' } });
    expect(await states()).toEqual(['Open', 'Open']);
    await reply(mail, { text: 'Me voici.' });
    expect(await states()).toEqual(['Cancelled', 'Cancelled']);
  });

  it('is answered by the team from the inbox, by e-mail, at an address that can be answered again', async () => {
    const { mail, email } = await written();
    await reply(mail, { text: 'Une question.' });
    const payload = { messageId: randomUUID(), threadId: hash(email), lang: 'fr', body: 'Voici la réponse.\n\nLuc' };
    expect((await staff('POST', '/api/commands/SendMessage', { commandId: randomUUID(), payload })).status).toBe(200);
    const answer = await lastMailAt(email, 'Re: Votre demande');
    expect(answer!.text).toContain('Voici la réponse.');
    expect(answer!.headers['reply-to']).toMatch(/^reply\+/);
    await eventually(async () => (await staff('GET', `/api/views/threads/${hash(email)}`)).body.awaiting === 0, 'no one waiting');
    await reply(answer!, { text: 'Merci!' });
    expect((await emailsOf(email)).map((e) => e.body)).toEqual(['Une question.', 'Merci!']);
  });

  it('of a machine is filed, and nothing follows', async () => {
    const { mail, email } = await written();
    for (const asked of [
      { text: 'Je suis absente.', headers: { 'Auto-Submitted': 'auto-replied' } },
      { text: 'Absente.', headers: { Precedence: 'bulk' } },
      { text: 'Undelivered', sender: '', from: 'MAILER-DAEMON@exemple.test' },
    ])
      await reply(mail, asked);
    expect((await emailsOf(email)).map((e) => e.automatic)).toEqual(['auto-submitted', 'bulk']);
    expect((await emailsOf('mailer-daemon@exemple.test')).map((e) => e.automatic)).toEqual(['null-sender']);
    expect((await staff('GET', `/api/views/threads/${hash(email)}`)).body).toMatchObject({ awaiting: 0, triage: 0 });
    expect((await mailsAt(email)).filter((m) => m.subject.includes('reçu votre courriel'))).toEqual([]);
  });

  it('by someone else, forged, too late or to an address we never made waits in the triage, and is no one’s word', async () => {
    const { mail, email, leadId } = await written();
    const stranger = `mallory${n}@exemple.test`;
    await reply(mail, { text: 'C’est moi, Élise.', from: stranger, files: [{ name: 'preuve.pdf', base64: PDF.toString('base64') }] });
    await reply(mail, { text: 'Forgé.', authentication: 'fail' });
    const raw = Buffer.from(`From: ${email}\r\nSubject: x\r\n\r\nDevine.`).toString('base64');
    for (const recipient of [`reply+${'0'.repeat(56)}@reply.jurilien.example`, 'bonjour@jurilien.example'])
      await call(system.sandbox.origin, 'POST', '/api/send', { recipient, sender: email, raw });
    await nothingPending(system);
    expect((await emailsOf(stranger)).map((e) => [e.triage, e.leadId])).toEqual([['not-holder', leadId]]);
    expect((await emailsOf(email)).map((e) => e.triage).sort()).toEqual(['no-token', 'not-authenticated', 'unknown-token']);
    expect((await staff('GET', `/api/views/threads/${hash(email)}`)).body).toMatchObject({ awaiting: 0, triage: 3 });
    expect((await mailsAt(stranger)).length).toBe(0);
    // Staff place one: its file becomes a document, it waits for an answer, and the client has been heard.
    const states = await awaited(leadId);
    expect(await states()).toEqual(['Open', 'Open']);
    const { mailId } = (await emailsOf(stranger))[0]!;
    const place = { threadId: hash(stranger), mailId, leadId };
    expect((await staff('POST', '/api/commands/PlaceEmail', { commandId: randomUUID(), payload: place })).status).toBe(200);
    await nothingPending(system);
    expect((await stateOf(system.kernel, documents, leadId)).documents.map((d) => d.name)).toEqual(['preuve.pdf']);
    expect(await states()).toEqual(['Cancelled', 'Cancelled']);
    expect((await staff('GET', `/api/views/threads/${hash(stranger)}`)).body).toMatchObject({ awaiting: 1, triage: 0 });
    const { mailId: forged } = (await emailsOf(email))[0]!;
    const discard = { threadId: hash(email), mailId: forged };
    expect((await staff('POST', '/api/commands/DiscardEmail', { commandId: randomUUID(), payload: discard })).status).toBe(200);
    await eventually(async () => (await staff('GET', `/api/views/threads/${hash(email)}`)).body.triage === 2, 'one less to sort');
    // An e-mail never does anything but be filed, whatever it says.
    expect((await stateOf(system.kernel, lead, leadId)).status).not.toBe('Withdrawn');
  });

  it('in the conversation of an accepted request goes on to the other of the two, and neither learns the other’s address', async () => {
    const [pro] = await crowd(system, 1);
    const { leadId, offers } = await offeredTo(system, [pro!]);
    const ids = { leadId, offerId: offers[0], professionalId: pro!.professionalId };
    const actor = { kind: 'token' as const, id: pro!.professionalId };
    await system.dispatch('ClaimOffer', ids, { actor });
    const [claim] = (await stateOf(system.kernel, distribution, leadId)).claims;
    const claimed = { ...ids, claimId: claim!.claimId };
    await system.dispatch('RevealClaimNames', claimed, { actor });
    await system.dispatch('ConfirmAcceptance', { ...claimed, noConflict: true }, { actor });
    const [client, member] = await Promise.all([
      stateOf(system.kernel, lead, leadId),
      stateOf(system.kernel, professional, pro!.professionalId),
    ]);
    // Neither can be reached by text: e-mail takes its place.
    for (const phone of [client.phoneNumber!, member.phoneNumber])
      await system.dispatch('OptOutSms', { contactId: system.kernel.secrets.hash(`phone:${phone}`), source: 'keyword' });
    await nothingPending(system);
    const words = { acceptanceId: claim!.claimId, leadId, professionalId: pro!.professionalId };
    await system.dispatch('WriteToClient', { ...words, entryId: randomUUID(), body: 'Puis-je vous appeler demain?' });
    const first = (await lastMailAt(client.email!, 'vous a écrit'))!;
    await reply(first, { text: 'Oui, à 9 h.' });
    const second = (await lastMailAt(member.email!, 'vous a écrit'))!;
    expect(second.text).toContain('Oui, à 9 h.');
    expect(JSON.stringify([first.headers, first.text])).not.toContain(member.email!);
    expect(JSON.stringify([second.headers, second.text])).not.toContain(client.email!);
    await reply(second, { text: 'Parfait.' });
    const { entries } = await stateOf(system.kernel, relay, claim!.claimId);
    expect(entries.map((e) => [e.by, e.via, e.body])).toEqual([
      ['professional', 'page', 'Puis-je vous appeler demain?'],
      ['client', 'email', 'Oui, à 9 h.'],
      ['professional', 'email', 'Parfait.'],
    ]);
    expect((await emailsOf(client.email!)).map((e) => e.passedOn?.to)).toEqual(['professional']);
    expect((await staff('GET', `/api/views/threads/${hash(client.email!)}`)).body.awaiting).toBe(0);
  });
});

describe('the door', () => {
  const event = (raw: string) => ({
    type: 'email.received',
    data: { recipient: 'bonjour@jurilien.example', sender: 'a@exemple.test', raw },
  });
  async function post(
    body: string,
    { id = `evt_${randomUUID()}`, secret = system.settings.MAIL_WEBHOOK_SECRET!, seconds = Math.floor(Date.now() / 1_000) } = {},
  ) {
    const answer = await fetch(`${system.origin}/api/public/webhooks/received-mail`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signStandardWebhook(secret, id, String(seconds), body),
      },
      body,
    });
    return answer.status;
  }
  it('believes no one but who has the secret, nothing old, nothing twice, and takes no more than an e-mail may be', async () => {
    const from = `once${randomUUID().slice(0, 8)}@exemple.test`;
    const raw = Buffer.from(`From: ${from}\r\n\r\nBonjour`).toString('base64');
    const body = JSON.stringify(event(raw));
    expect(await post(body, { secret: 'x'.repeat(40) })).toBe(403);
    expect(await post(body, { seconds: Math.floor(Date.now() / 1_000) - 400 })).toBe(403);
    expect(await post(JSON.stringify({ type: 'email.received', data: {} }))).toBe(422);
    const id = `evt_${randomUUID()}`;
    expect(await Promise.all(Array.from({ length: 4 }, () => post(body, { id })))).toEqual([204, 204, 204, 204]);
    await nothingPending(system);
    expect((await emailsOf(from)).map((e) => e.body)).toEqual(['Bonjour']);
    const large = Buffer.from(`From: ${from}\r\n\r\n${'a'.repeat(2_000_000)}`).toString('base64');
    expect(await post(JSON.stringify(event(large)))).toBe(204);
    expect(await post(JSON.stringify(event('A'.repeat(22_000_000))))).toBe(413);
  });

  it('takes what was made to do harm: it is filed as unreadable, or as far as it can be read', async () => {
    const from = `mal${randomUUID().slice(0, 8)}@exemple.test`;
    const nested = Array.from({ length: 300 }, (_, i) => `Content-Type: multipart/mixed; boundary="b${i}"\r\n\r\n--b${i}\r\n`).join('');
    for (const raw of [
      `From: ${from}\r\n${nested}Content-Type: text/plain\r\n\r\nx`,
      `From: ${from}\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script><b>gras</b>`,
    ]) {
      const body = JSON.stringify({
        type: 'email.received',
        data: { recipient: 'bonjour@jurilien.example', sender: from, raw: Buffer.from(raw).toString('base64') },
      });
      expect(await post(body)).toBe(204);
    }
    await nothingPending(system);
    expect((await emailsOf(from)).map((e) => [e.triage, e.body]).sort()).toEqual([
      ['no-token', 'gras'],
      ['unreadable', ''],
    ]);
  });
});

describe('words that were kept long enough', () => {
  it('are gone from the message, the lists and the log after 180 days; what it was and its end stay', async () => {
    const { personId, email } = await written();
    const messageId = randomUUID();
    const old = new Date(Date.now() - 181 * DAY_MS).toISOString();
    const words = { rule: 'R04', channel: 'email', class: 'transactional', lang: 'fr', recipientKind: 'client', recipientId: personId };
    const said = {
      ...words,
      messageId,
      sendKey: `old:${messageId}`,
      templateVersion: 1,
      to: email,
      subject: 'Ancien',
      body: 'Ce qui fut écrit',
    };
    // What is told of the past rings no bells: this one never goes out.
    await system.dispatch('QueueMessage', said, { at: old });
    const rowOf = async () =>
      (
        await system.kernel.db.query<Record<string, unknown>>(
          `select body, subject, "bodyKept", rule, state from ${viewTable(system, 'messages')} where id = $1`,
          [messageId],
        )
      )[0];
    await eventually(async () => (await rowOf())?.['body'] === said.body, 'the message in the log');
    await purgeBodies(system.kernel);
    const keyOf = () =>
      system.kernel.db.query('select 1 from person_keys where owner = $1 and destroyed_at is not null', [
        `${personId}/message-${messageId}`,
      ]);
    await eventually(async () => (await keyOf()).length === 1, 'the key of its words to be destroyed');
    await eventually(async () => (await rowOf())?.['bodyKept'] === false, 'the row without words');
    expect(await stateOf(system.kernel, message, messageId)).toMatchObject({
      purged: true,
      message: { body: '[erased]', rule: 'R04', to: email },
    });
    expect(await rowOf()).toMatchObject({ body: null, subject: null, rule: 'R04' });
  });

  it('are gone from texts that came in, whose keys are destroyed; those of today stay', async () => {
    // Of an exchange of its own: no one's in this suite.
    const from = `+1514655${String(Math.floor(1_000 + Math.random() * 8_999))}`;
    const threadId = system.kernel.secrets.hash(`phone:${from}`);
    const textAt = (providerMessageId: string, at: string) =>
      system.dispatch('ReceiveSms', { threadId, from, body: `Mots ${providerMessageId}`, providerMessageId }, { at });
    const [old, young] = [`SM${randomUUID()}`, `SM${randomUUID()}`];
    await textAt(old, new Date(Date.now() - 181 * DAY_MS).toISOString());
    await textAt(young, new Date(Date.now() - DAY_MS).toISOString());
    const bodies = async () => (await stateOf(system.kernel, thread, threadId)).received.map((r) => r.body);
    await eventually(async () => {
      await purgeBodies(system.kernel);
      return (await bodies())[0] === '[erased]';
    }, 'the old words to be erased');
    expect(await bodies()).toEqual(['[erased]', `Mots ${young}`]);
    const destroyed = (textId: string) =>
      system.kernel.db.query('select 1 from person_keys where owner = $1 and destroyed_at is not null', [`${threadId}/text-${textId}`]);
    await eventually(async () => (await destroyed(old)).length === 1, 'the key of the old words to be destroyed');
    expect(await destroyed(young)).toEqual([]);
  });
});
