import { randomUUID } from 'node:crypto';
import { contactPoint } from '@jurilien/messaging';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { startSystem, type System } from '../support/system.js';

/** Words that would give the sender or the matter away. */
const CONTENT = /jurilien|juric|avoca|lawyer|demande|request|divor|famil|dossier/i;

describe('someone who must not be found out', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system?.close());

  it('is written to by e-mail alone and without content; the plain link says the rest, and staff see the wish and obey it', async () => {
    const job = mainJob(system);
    const asked = await job.submit({
      specificQuestions: { 'contact.care': ['email-only', 'no-subject'], 'contact.care-words': 'Mon conjoint lit mes textos' },
    });
    expect(asked.answer.status).toBe(201);
    const mail = await eventually(async () => (await job.mails(asked.email))[0], 'the neutral mail');
    expect(mail.subject).toBe('Un message vous attend');
    // The address of our own demo stays one; its words and the name it is from say nothing.
    const { hostname } = new URL(system.kernel.settings.publicUrl);
    expect(`${mail.subject} ${mail.text}`.replaceAll(hostname, '')).not.toMatch(CONTENT);
    const token = /\/m\/([\w-]{43})/.exec(mail.text as string)![1]!;
    expect((await job.link(token)('GET', '/api/public/link')).body).toMatchObject({
      purpose: 'confirm-email',
      path: expect.stringContaining(token),
    });
    expect(await job.texts(asked.phone)).toEqual([]);
    const again = await job.command(asked.statusToken, 'ResendConfirmation', { channel: 'sms' });
    expect([again.body.code, again.body.detail]).toEqual(['SUPPRESSED', 'person-wants-another-channel']);

    const done = await job.command(token, 'ConfirmLeadEmail', {});
    expect(done.status).toBe(200);
    const contactId = system.kernel.secrets.hash(`phone:${asked.phone}`);
    const kept = await eventually(async () => {
      const { safeContacts } = await stateOf(system.kernel, contactPoint, contactId);
      return safeContacts[asked.leadId];
    }, 'the wish at the number');
    expect(kept.wish).toMatchObject({ channels: ['email'], neutral: true });
  });

  it('agrees to news on the form: the mailbox knows it, with the evidence, and counts it once confirmed', async () => {
    const job = mainJob(system);
    const { body, fields } = await job.submit();
    const leadId = randomUUID();
    const email = `nouvelles-${leadId.slice(0, 8)}@exemple.test`;
    const consents = { sharing: true, contact: true, marketing: true };
    const sent = await fetch(`${system.origin}/api/public/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, leadId, consents, fields: { ...fields, email, phoneNumber: '514 555 0177' } }),
    });
    expect(sent.status).toBe(201);
    const contactId = system.kernel.secrets.hash(`email:${email}`);
    const marketing = async () => (await stateOf(system.kernel, contactPoint, contactId)).consents.marketing;
    expect(await eventually(marketing, 'the agreement')).toMatchObject({ granted: true, pending: true });
    const mail = await eventually(async () => (await job.mails(email))[0], 'the mail that confirms');
    expect((await job.command(job.tokenIn(mail.text as string, 'validation-demande')!, 'ConfirmLeadEmail', {})).status).toBe(200);
    await eventually(async () => ((await marketing())?.pending ? undefined : true), 'the agreement to count');
  });
});
