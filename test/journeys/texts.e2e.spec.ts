import { randomUUID } from 'node:crypto';
import { verifyTwilioSignature } from '@jurilien/notifications';
import { contactLink } from '@jurilien/runtime';
import twilio from 'twilio';
import { compareStopLists } from '../../services/worker/src/messages/compare-stop-lists.js';
import { gatewaysOf } from '../../services/worker/src/work/gateways.js';
import { clientAccount } from '../support/client-account.js';
import { eventually } from '../support/eventually.js';
import { broken, nothingPending, viewTable } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { call, startSystem, type System } from '../support/system.js';

/** Texts both ways through signed calls: what people write, what providers report, and who hears no more. */
let system: System;
let job: ReturnType<typeof mainJob>;
let n = 0;
beforeAll(async () => {
  system = await startSystem();
  job = mainJob(system);
});
afterAll(async () => {
  // Whatever was tried, nothing is pending and nothing at the provider is a surprise.
  await nothingPending(system);
  expect(await broken(system, [])).toEqual([]);
  await system.close();
});

const number = (): string => `+1450555${String(3_000 + ++n)}`;
const contactOf = (phone: string): string => system.kernel.secrets.hash(`phone:${phone}`);
const fault = (switches: object) => call(system.sandbox.origin, 'PUT', '/api/faults', switches);
const says = (from: string, body: string) => call(system.sandbox.origin, 'POST', '/api/reply', { from, body });
const textsTo = async (to: string): Promise<{ body: string; sid: string }[]> =>
  (
    (await call(system.sandbox.origin, 'GET', `/api/messages?to=${encodeURIComponent(to)}`)).body as {
      direction: string;
      body: string;
      sid: string;
    }[]
  ).filter((m) => m.direction !== 'inbound');
const rows = <R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> =>
  system.kernel.db.query<R & { [k: string]: unknown }>(sql, values);
const message = async (id: string) =>
  (
    await rows<{ state: string; suppressedCode: string | null; error: string | null }>(
      `select * from ${viewTable(system, 'messages')} where id = $1`,
      [id],
    )
  )[0];
const typesOf = async (stream: string): Promise<string[]> =>
  (await rows<{ type: string }>('select type from events where stream = $1 order by version', [stream])).map((e) => e.type);

async function queue(to: string, more: object = {}): Promise<string> {
  const messageId = randomUUID();
  await system.dispatch('QueueMessage', {
    messageId,
    sendKey: `texts:${messageId}`,
    rule: 'thread',
    channel: 'sms',
    class: 'transactional',
    lang: 'fr',
    recipientKind: 'anyone',
    recipientId: messageId,
    templateVersion: 1,
    to,
    subject: '',
    body: `Mot ${messageId}`,
    ...more,
  });
  return messageId;
}

describe('a text of the team', () => {
  it('names no one but the people of its number, and nothing that is no id', async () => {
    const phone = number();
    await says(phone, 'Bonjour, une question');
    await nothingPending(system);
    const staff = await system.signIn('admin');
    const send = (name: string, payload: object) => staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
    const text = (more: object) => ({ messageId: randomUUID(), threadId: contactOf(phone), lang: 'fr', body: 'Bonjour', ...more });
    for (const more of [{ leadId: '@' }, { recipientKind: 'client', recipientId: '@' }])
      expect(await send('SendMessage', text(more))).toMatchObject({ status: 422, body: { errors: [{ message: 'invalid' }] } });
    const strangers = [
      { leadId: randomUUID() },
      { recipientKind: 'client', recipientId: randomUUID() },
      { recipientKind: 'professional', recipientId: randomUUID() },
      { recipientKind: 'staff', recipientId: randomUUID() },
    ];
    for (const name of ['SendMessage', 'ScheduleMessage'])
      for (const more of strangers)
        expect((await send(name, text({ ...more, sendAt: new Date(Date.now() + 3_600_000).toISOString() }))).status).toBe(404);
    expect((await send('OpenCreditAccount', { professionalId: 'poison' })).body.errors).toEqual([
      { field: 'professionalId', message: 'invalid' },
    ]);
    expect((await send('SendMessage', text({ recipientId: contactOf(phone) }))).status).toBe(200);
  });
});

describe('STOP', () => {
  // proves: ASVS row 90
  it('reaches what is planned and what waits; one confirmation, then silence, but for AIDE and DEBUT', async () => {
    const phone = number();
    await says(phone, 'Bonjour, une question');
    await nothingPending(system);
    const before = (await textsTo(phone)).length;
    const staff = await system.signIn('admin');
    const threadId = contactOf(phone);
    const planned = randomUUID();
    const send = (name: string, payload: object) => staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await send('ScheduleMessage', { messageId: planned, threadId, lang: 'fr', body: 'À demain', sendAt })).status).toBe(200);

    await says(phone, ' Arrêt, svp! 🙏');
    await nothingPending(system);
    await eventually(async () => (await message(planned))?.state === 'Suppressed', 'the planned text suppressed');
    expect(await message(planned)).toMatchObject({ suppressedCode: 'Z05' });
    expect((await textsTo(phone)).slice(before).map((m) => m.body)).toEqual([expect.stringContaining('vous ne recevrez plus de textos')]);

    // Whatever is said to the number now: nothing is handed over, and staff are told why.
    const late = await queue(phone);
    expect(await send('SendMessage', { messageId: randomUUID(), threadId, lang: 'fr', body: 'Êtes-vous là?' })).toMatchObject({
      status: 409,
      body: { code: 'SUPPRESSED' },
    });
    for (const word of ['STOP', 'OUI K7M2', '482913', 'Allo?']) await says(phone, word);
    await nothingPending(system);
    expect(await message(late)).toMatchObject({ state: 'Suppressed', suppressedCode: 'Z05' });
    expect(await typesOf(`message-${late}`)).not.toContain('MessageHandedToProvider');
    expect(await textsTo(phone)).toHaveLength(before + 1);

    await says(phone, 'help');
    await nothingPending(system);
    expect((await textsTo(phone)).at(-1)!.body).toContain('STOP to end');
    await says(phone, 'Début');
    await nothingPending(system);
    expect((await textsTo(phone)).at(-1)!.body).toContain('de nouveau nos textos');
    const again = await queue(phone);
    await eventually(async () => (await message(again))?.state === 'Delivered', 'a text after START');
  });
});

describe('what no one can place', () => {
  it('waits for a person, and the writer is told once a day', async () => {
    const phone = number();
    for (const word of ['Bonjour', 'Êtes-vous là?', '1']) await says(phone, word);
    await nothingPending(system);
    expect(await textsTo(phone)).toHaveLength(1);
    const staff = await system.signIn('admin');
    const list = await staff('GET', `/api/views/threads/${contactOf(phone)}`);
    expect(list.body).toMatchObject({ awaiting: 3, state: 'Open', lastBody: '1', lastDirection: 'in' });
    const { body } = await staff('GET', `/api/inbox/${contactOf(phone)}`);
    expect(body.thread.from).toMatch(/•••/);
    expect(body.said.map((s: { direction: string }) => s.direction)).toEqual(expect.arrayContaining(['in', 'auto']));
    expect((await staff('POST', `/api/inbox/${contactOf(phone)}/reveal`, { reason: 'Rappel demandé' })).body).toEqual({ phone });
    const command = (name: string, payload: object) =>
      staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload: { threadId: contactOf(phone), ...payload } });
    const sent = randomUUID();
    expect((await command('SendMessage', { messageId: sent, lang: 'fr', canned: 'received' })).status).toBe(200);
    await eventually(async () => (await message(sent))?.state === 'Delivered', 'the reply');
    await eventually(async () => (await staff('GET', `/api/views/threads/${contactOf(phone)}`)).body.awaiting === 0, 'no one waiting');
    expect((await command('SnoozeThread', { until: new Date(Date.now() + 86_400_000).toISOString() })).status).toBe(200);
    await says(phone, 'Merci!');
    await nothingPending(system);
    await eventually(async () => (await staff('GET', `/api/views/threads/${contactOf(phone)}`)).body.state === 'Open', 'the thread awake');
  });

  it('is a code that fits one of two requests of a shared number: that one is confirmed, the other is not', async () => {
    const phone = number();
    const leads: Awaited<ReturnType<typeof job.submit>>[] = [];
    for (const email of ['un@exemple.test', 'deux@exemple.test']) leads.push(await job.submit({ phoneNumber: phone, email }));
    expect(leads.map((l) => l.answer.status)).toEqual([201, 201]);
    await nothingPending(system);
    const codes = await eventually(async () => {
      const found = (await textsTo(phone)).map((m) => /\b(\d{6})\b/.exec(m.body)?.[1]).filter((c): c is string => c !== undefined);
      return found.length === 2 ? found : undefined;
    }, 'two codes');
    await says(phone, codes[0]!);
    await nothingPending(system);
    const confirmed = await Promise.all(leads.map(async (l) => (await typesOf(`lead-${l.leadId}`)).includes('LeadPhoneConfirmed')));
    expect(confirmed.filter(Boolean)).toHaveLength(1);
  });
});

describe('texts in a row', () => {
  it('are acted on in the order they came in; an answer that is worked out twice is the same answer', async () => {
    const pro = await approvedProfessional(system);
    const words = ['PAUSE', 'REPRENDRE', 'pause', 'ARRET', 'Reprendre', 'Reprendre', 'OUI спасибо'];
    for (const word of words) await says(pro.phoneNumber, word);
    await nothingPending(system);
    const log = (): Promise<{ type: string }[]> =>
      rows('select type from events where stream = any($1) order by position', [
        [`professional-${pro.professionalId}`, `contact-${contactOf(pro.phoneNumber)}`, `thread-${contactOf(pro.phoneNumber)}`],
      ]);
    const happened = (await log()).map((e) => e.type);
    expect(happened.filter((type) => /^(OffersPaused|OffersResumed|SmsOpted|ThreadAwaits)/.test(type))).toEqual([
      ...['OffersPaused', 'OffersResumed', 'OffersPaused', 'SmsOptedOut', 'SmsOptedIn', 'OffersResumed', 'ThreadAwaitsAnswer'],
    ]);
    const answers = (await textsTo(pro.phoneNumber)).length;

    // As after the death of a worker that had acted and not yet reported it.
    await rows(
      `update work_items set state = 'pending', due_at = clock_timestamp() where job = 'answer-sms' and input ->> 'threadId' = $1`,
      [contactOf(pro.phoneNumber)],
    );
    await nothingPending(system);
    expect((await log()).map((e) => e.type)).toEqual(happened);
    expect(await textsTo(pro.phoneNumber)).toHaveLength(answers);
  });
});

describe('what the provider reports', () => {
  const signed = async (path: string, form: Record<string, string>) => {
    const url = `${system.origin}/api/public/webhooks/${path}`;
    const token = system.kernel.settings.TWILIO_AUTH_TOKEN;
    const signature = twilio.getExpectedTwilioSignature(token, url, form);
    expect(verifyTwilioSignature(token, url, form, signature)).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
    return (await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })).status;
  };
  const inbox = () => rows<{ event_id: string; state: string }>('select event_id, state from provider_inbox order by received_at');

  it('makes a number unreachable at the third failure; a text that arrives makes it good again', async () => {
    const phone = number();
    await fault({ sms: { mode: 'undelivered', times: 3, to: phone, code: 30005 } });
    for (let i = 0; i < 3; i++) {
      const id = await queue(phone);
      await eventually(async () => (await message(id))?.error === '30005', 'a failure');
    }
    await eventually(async () => (await typesOf(`contact-${contactOf(phone)}`)).includes('NumberUnreachable'), 'the number unreachable');
    const next = await queue(phone);
    await eventually(async () => (await message(next))?.suppressedCode === 'Z05', 'the next text suppressed');
    const code = await queue(phone, { class: 'otp' });
    await eventually(async () => (await message(code))?.state === 'Delivered', 'a code that is tried all the same');
    await eventually(async () => (await typesOf(`contact-${contactOf(phone)}`)).at(-1) === 'NumberReachable', 'the number reached');
  });

  it('counts once, in any order and however often; a status only moves to the right', async () => {
    const phone = number();
    await fault({ callbacks: { mode: 'none', times: 1, to: phone } });
    const id = await queue(phone);
    await eventually(async () => (await message(id))?.state === 'Sent', 'the sent text');
    const { sid } = (await textsTo(phone))[0]!;
    const report = (status: string) => signed(`sms-status?messageId=${id}`, { MessageSid: sid, MessageStatus: status, To: phone });
    for (const status of ['delivered', 'sent', 'queued', 'delivered', 'undelivered', 'sent']) expect(await report(status)).toBe(204);
    await eventually(async () => (await message(id))?.state === 'Delivered', 'the delivered text');
    const types = await typesOf(`message-${id}`);
    expect(types.filter((t) => t === 'MessageDelivered')).toHaveLength(1);
    expect(types).not.toContain('MessageUndelivered');
    expect((await inbox()).filter((e) => e.event_id.startsWith(sid)).map((e) => e.state)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('keeps a report that comes before its message, and places it later', async () => {
    const id = randomUUID();
    const sid = `SM${randomUUID().replaceAll('-', '')}`;
    expect(await signed(`sms-status?messageId=${id}`, { MessageSid: sid, MessageStatus: 'delivered' })).toBe(204);
    expect((await inbox()).find((e) => e.event_id.startsWith(sid))).toMatchObject({ state: 'parked' });
    // No one ever hears of this one: after a day it is a mark for staff.
    await rows(`update provider_inbox set received_at = received_at - interval '25 hours' where event_id like $1`, [`${sid}%`]);
    await eventually(async () => (await inbox()).find((e) => e.event_id.startsWith(sid))?.state === 'unknown', 'a mark for staff');
    const staff = await system.signIn('admin');
    expect((await staff('GET', '/api/delivery?days=7')).body.unknownReports).toMatchObject({ total: 1 });
  });

  const optedOut = async (phone: string): Promise<string[]> =>
    (
      await rows<{ source: string }>(`select payload ->> 'source' as source from events where stream = $1 and type = 'SmsOptedOut'`, [
        `contact-${contactOf(phone)}`,
      ])
    ).map(({ source }) => source);
  /** A text that the carrier has, and that never reached us. */
  const saysToTheCarrierAlone = async (phone: string, body: string): Promise<void> => {
    await fault({ inbound: { mode: 'none', times: 1, to: phone } });
    expect((await says(phone, body)).body.taken).toBe('no');
  };

  it('SMS-3: take a STOP that only the carrier knows of for one that was said to us', async () => {
    const [reported, refused] = [number(), number()];
    await fault({ sms: { mode: 'undelivered', times: 1, to: reported, code: 21610 } });
    await queue(reported);
    await saysToTheCarrierAlone(refused, 'STOP');
    // The carrier lets one confirmation through, and refuses what follows.
    await queue(refused);
    await nothingPending(system);
    await queue(refused);
    for (const phone of [reported, refused]) {
      await eventually(async () => (await optedOut(phone)).includes('provider'), `${phone} to be left alone`);
      const next = await queue(phone);
      await eventually(async () => (await message(next))?.suppressedCode === 'Z05', 'the next text suppressed');
    }
  });

  it('SMS-4: have the same numbers on the carrier’s list of who wants no texts and on ours, every night', async () => {
    const compared = () =>
      compareStopLists({ kernel: system.kernel, sms: gatewaysOf(system.settings).sms, log: { warn: () => {} } }, new Date().toISOString());
    await compared();
    const [stopped, back, here] = [number(), number(), number()];
    await saysToTheCarrierAlone(stopped, 'Arrêt svp');
    await saysToTheCarrierAlone(back, 'STOP');
    await saysToTheCarrierAlone(back, 'START');
    await saysToTheCarrierAlone(here, 'STOP');
    await says(here, 'STOP');
    await says(here, 'DEBUT');
    await nothingPending(system);
    expect(await compared()).toBe(1);
    expect([await optedOut(stopped), await optedOut(back), await optedOut(here)]).toEqual([['provider'], [], ['keyword']]);
    expect(await compared()).toBe(0);
    const next = await queue(stopped);
    await eventually(async () => (await message(next))?.suppressedCode === 'Z05', 'the next text suppressed');
  });

  it('raises an alarm when a carrier filters texts', async () => {
    const phone = number();
    await fault({ sms: { mode: 'undelivered', times: 1, to: phone, code: 30007 } });
    const id = await queue(phone);
    await eventually(async () => (await message(id))?.error === '30007', 'the filtered text');
    const staff = await system.signIn('admin');
    const { body } = await staff('GET', '/api/delivery?days=7');
    expect(body.carrierFilter).toEqual({ alarm: true, n: 1 });
    expect(body.codes).toEqual(expect.arrayContaining([{ code: '30007', n: 1 }]));
  });
});

describe('one click', () => {
  // proves: ASVS row 90
  it('CASL-5: ends a class of e-mails to one address, without a page or a session; looking does nothing', async () => {
    const email = `clic-${randomUUID()}@exemple.test`;
    const contactId = system.kernel.secrets.hash(`email:${email}`);
    const mail = { channel: 'email', class: 'service', to: email, subject: 'Objet' };
    const first = await queue(email, mail);
    await eventually(async () => (await message(first))?.state === 'Sent', 'the first e-mail');
    const [letter] = (await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(email)}`)).body as {
      headers: Record<string, string>;
    }[];
    expect(JSON.stringify(letter!.headers)).toContain('One-Click');
    const url = /https?:[^>\s"]*unsubscribe\?u=[\w.:+-]+/.exec(JSON.stringify(letter!.headers))![0];
    expect((await fetch(url)).status).toBe(404);
    expect(await typesOf(`contact-${contactId}`)).toEqual(['ContactLinkIssued']);
    expect((await fetch(`${url}x`, { method: 'POST' })).status).toBe(404);
    for (let i = 0; i < 2; i++)
      expect((await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })).status).toBe(204);
    expect(await typesOf(`contact-${contactId}`)).toEqual(['ContactLinkIssued', 'ConsentWithdrawn']);
    const second = await queue(email, mail);
    await eventually(async () => (await message(second))?.suppressedCode === 'Z04', 'the second e-mail suppressed');

    // The page at the foot of every e-mail shows it, and the digest of a professional is refused there by itself.
    const choices = (path: string, body: object) => call(system.origin, 'POST', `/api/public/preferences${path}`, body);
    const own = await contactLink(system.kernel, contactId, 'preferences-professional', randomUUID());
    expect((await choices('/standing', { token: own })).body).toEqual({
      who: 'professional',
      service: false,
      marketing: false,
      digest: true,
      contains: { service: expect.any(Array), marketing: [] },
      history: [{ at: expect.any(String), what: 'service', happened: 'withdrawn', how: 'one-click' }],
    });
    expect((await choices('', { token: own, service: true, marketing: false, digest: false })).status).toBe(204);
    expect((await choices('', { token: `x${own}`, service: true, marketing: true })).status).toBe(404);
    expect((await choices('/standing', { token: own })).body).toMatchObject({ service: true, marketing: false, digest: false });
    const [digest, offer] = [await queue(email, { ...mail, rule: 'R13' }), await queue(email, mail)];
    await eventually(async () => (await message(digest))?.suppressedCode === 'Z04', 'the digest suppressed');
    await eventually(async () => (await message(offer))?.state === 'Sent', 'the offer sent');
  });
});

describe('the person’s own page', () => {
  const codeIn = async (phone: string): Promise<string> =>
    eventually(
      async () =>
        (await textsTo(phone))
          .map(({ body }) => /^(\d{3}) (\d{3}) .*confirmer ce num/.exec(body))
          .flatMap((m) => (m ? [m[1]! + m[2]!] : []))
          .at(-1),
      'the code by text',
    );
  /** A client with an account whose request names a number. */
  async function clientWith(phone: string) {
    const { email, ask } = await clientAccount(system, job);
    await job.submit({ email, phoneNumber: phone.replace('+1', '') });
    await nothingPending(system);
    return ask;
  }

  it('proves the number, tries it, keeps the choices and talks with the team; who merely gave the number sees and changes nothing', async () => {
    const pro = await approvedProfessional(system);
    const own = await signInPro(system, pro.professionalId);
    const contactId = contactOf(pro.phoneNumber);
    expect((await own('POST', '/api/sms/test', { lang: 'fr' })).status).toBe(202);
    expect((await own('POST', '/api/sms/test', { lang: 'fr' })).body.detail).toBe('test-just-sent');
    await eventually(async () => (await textsTo(pro.phoneNumber)).some(({ body }) => body.includes('texto d')), 'the test text');

    const replyId = randomUUID();
    for (let i = 0; i < 2; i++) await own('POST', '/api/sms/messages', { replyId, body: 'STOP aux retards, svp' });
    await says(pro.phoneNumber, 'Et par texto aussi');
    await nothingPending(system);
    const staff = await system.signIn('admin');
    const seen = (await staff('GET', `/api/inbox/${contactId}`)).body as { thread: { awaiting: number }; said: { body: string }[] };
    expect(seen.said.filter(({ body }) => body.startsWith('STOP'))).toHaveLength(1);
    expect(seen.thread.awaiting).toBe(2);
    await staff('POST', '/api/commands/SendMessage', {
      commandId: randomUUID(),
      payload: { messageId: randomUUID(), threadId: contactId, lang: 'fr', body: 'Merci, c’est noté' },
    });
    await nothingPending(system);
    const page = async (who = own) => (await who('GET', '/api/sms')).body as { verified: boolean; stopped: boolean; [k: string]: unknown };
    const shown = (await page()).conversation as { from: string; body: string }[];
    expect(shown.map(({ from }) => from)).toEqual(expect.arrayContaining(['me', 'me', 'team']));
    expect(shown.map(({ body }) => body)).toEqual(
      expect.arrayContaining(['STOP aux retards, svp', 'Et par texto aussi', 'Merci, c’est noté']),
    );
    // A word written on the page is never a keyword.
    expect((await page()).stopped).toBe(false);

    // Someone else writes the same number into a request.
    const other = await clientWith(pro.phoneNumber);
    expect(await page(other)).toMatchObject({ verified: false });
    expect(await page(other)).not.toHaveProperty('conversation');
    for (const [path, body] of [
      ['test', { lang: 'fr' }],
      ['consent', { class: 'service', on: false }],
      ['lang', { lang: 'en' }],
      ['messages', { replyId: randomUUID(), body: 'Bonjour' }],
    ] as const)
      expect([path, (await other('POST', `/api/sms/${path}`, body)).body.detail]).toEqual([path, 'number-not-verified']);
    // The code that its holder asked for proves nothing about them.
    expect((await own('POST', '/api/sms/code', { lang: 'fr' })).status).toBe(202);
    const code = await codeIn(pro.phoneNumber);
    expect((await other('POST', '/api/sms/verify', { code })).status).toBe(422);
    expect((await own('POST', '/api/sms/verify', { code: code === '000000' ? '000001' : '000000' })).status).toBe(422);
    expect((await own('POST', '/api/sms/verify', { code })).status).toBe(204);
    expect(await page(other)).toMatchObject({ verified: false });

    await own('POST', '/api/sms/consent', { class: 'service', on: false });
    await own('POST', '/api/sms/lang', { lang: 'en' });
    await own('POST', '/api/sms/format', { format: 'short' });
    expect((await other('POST', '/api/sms/format', { format: 'short' })).status).toBe(403);
    expect(await page()).toMatchObject({ verified: true, lang: 'en', format: 'short', consents: { service: false, marketing: false } });
    const offer = await queue(pro.phoneNumber, { class: 'service' });
    await eventually(async () => (await message(offer))?.suppressedCode === 'Z04', 'the offer suppressed');
    await own('POST', '/api/sms/consent', { class: 'service', on: true });
    expect(await page()).toMatchObject({ consents: { service: true } });
    await says(pro.phoneNumber, 'ARRET');
    await eventually(async () => (await page()).stopped, 'the stop on the page');
    expect((await own('POST', '/api/sms/test', { lang: 'fr' })).body.detail).toBe('number-said-stop');
  });

  it('opens to a client once the code came back', async () => {
    const phone = number();
    const client = await clientWith(phone);
    expect((await client('POST', '/api/sms/code', { lang: 'fr' })).status).toBe(202);
    const code = await codeIn(phone);
    expect((await client('POST', '/api/sms/verify', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(204);
    const { body } = await client('GET', '/api/sms');
    expect(body).toMatchObject({ verified: true });
    expect(JSON.stringify(body)).not.toContain(phone);
    expect(JSON.stringify(body.conversation)).not.toContain(code.slice(0, 3) + ' ' + code.slice(3));
  });
});
