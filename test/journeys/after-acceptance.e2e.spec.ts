import { createHmac, randomUUID } from 'node:crypto';
import { stateOf } from '@jurilien/runtime';
import { acceptance } from '@jurilien/acceptance';
import { distribution } from '@jurilien/search';
import { eventually } from '../support/eventually.js';
import { nothingPending } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call } from '../support/call.js';
import { signInPro } from '../support/pro.js';
import { startReceiver } from '../support/receiver.js';
import { startSystem, type System } from '../support/system.js';

/** A number as people write it; its last four digits alone may be those of a port. */
const numberOf = (phone: string): RegExp => new RegExp(`${phone.slice(-7, -4)}\\D?${phone.slice(-4)}`);

describe('after an acceptance', () => {
  let system: System;
  let tool: Awaited<ReturnType<typeof startReceiver>>;
  let job: ReturnType<typeof mainJob>;
  let pros: Awaited<ReturnType<typeof approvedProfessional>>[];
  let staff: Awaited<ReturnType<System['signIn']>>;
  type Lead = Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;

  beforeAll(async () => {
    tool = await startReceiver();
    system = await startSystem({ env: { PIPELINE_WEBHOOK_STAND_IN: tool.origin } });
    job = mainJob(system);
    pros = await Promise.all(Array.from({ length: 8 }, () => approvedProfessional(system)));
    await ready(system, pros);
    staff = await system.signIn('admin');
  });
  afterAll(async () => {
    await system?.close();
    await tool?.close();
  });

  const status = async (lead: Lead) => (await job.link(lead.statusToken)('GET', '/api/public/lead-status')).body;
  const offersOf = async (lead: Lead, round: number) =>
    (await stateOf(system.kernel, distribution, lead.leadId)).offers.filter((o) => o.round === round);

  /** A request that is out with its first wave. */
  async function offered(fields: Record<string, unknown> = {}): Promise<Lead> {
    const lead = await job.submit(fields);
    expect((await job.confirmPhone(lead)).status).toBe(200);
    expect((await job.validate(staff, lead.leadId)).status).toBe(200);
    await eventually(async () => (await offersOf(lead, 1)).length >= 3, 'offers of the first wave');
    return lead;
  }
  /** The newest offer of a professional for this request, claimed; answers the offer's link. */
  async function claim(lead: Lead, professionalId: string): Promise<string> {
    const pro = pros.find((p) => p.professionalId === professionalId)!;
    const code = (await status(lead)).code as string;
    const token = await eventually(async () => {
      const text = (await job.texts(pro.phoneNumber)).find((m) => m.body.includes(code) || m.body.includes('accepter'));
      const tokens = (await job.texts(pro.phoneNumber)).map((m) => job.tokenIn(m.body, 'accepter')).filter(Boolean);
      for (const each of text ? tokens : []) {
        const { body } = await job.link(each!)('GET', '/api/public/offer');
        if (body.code === code) return each;
      }
      return undefined;
    }, 'the offer by text');
    expect((await job.command(token, 'ClaimOffer')).status).toBe(200);
    return token;
  }
  /** The same, accepted; answers the acceptance too. */
  async function accept(lead: Lead, professionalId: string): Promise<{ acceptanceId: string; token: string }> {
    const token = await claim(lead, professionalId);
    for (const [name, payload] of [
      ['RevealClaimNames', {}],
      ['ConfirmAcceptance', { noConflict: true }],
    ] as const)
      expect([name, (await job.command(token, name, payload)).status]).toEqual([name, 200]);
    const { acceptances } = await stateOf(system.kernel, distribution, lead.leadId);
    return { token, acceptanceId: acceptances.find((a) => a.professionalId === professionalId)!.acceptanceId };
  }

  it('no one calls in time: the client asks for someone else, and a new round leaves the first one out', async () => {
    const lead = await offered();
    const first = (await offersOf(lead, 1))[0]!.professionalId;
    const { acceptanceId, token } = await accept(lead, first);
    const pro = await signInPro(system, first);
    const sheet = await pro('GET', `/api/pro/acceptances/${acceptanceId}`);
    expect(sheet.body).toMatchObject({ stage: 'ToContact', readable: true, clientName: 'Océane Bélanger-Roy', phone: lead.phone });
    const ids = { acceptanceId, leadId: lead.leadId, professionalId: first };
    const say = (name: string, payload: object) =>
      pro('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload: { ...ids, ...payload } });
    expect((await say('AddLeadNote', { note: 'Message vocal laissé à midi' })).status).toBe(200);
    expect((await say('LogContactAttempt', { channel: 'phone', result: 'voicemail' })).status).toBe(200);
    const other = await signInPro(system, pros.find((p) => p.professionalId !== first)!.professionalId);
    expect((await other('GET', `/api/pro/acceptances/${acceptanceId}`)).status).toBe(404);

    const early = await job.command(lead.statusToken, 'RequestReplacement', { acceptanceId, cause: 'notReached' });
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('contact-not-due')]);
    const { slaDueAt } = await stateOf(system.kernel, acceptance, acceptanceId);
    await system.dispatch('MissContactSla', ids, { at: slaDueAt! });
    const taskOf = async () => (await staff('GET', `/api/views/follow-ups/contactMissed:${acceptanceId}`)).body as { state?: string };
    await eventually(async () => (await taskOf()).state === 'Open', 'the task of the team');
    await eventually(async () => (await job.texts(lead.phone)).some((m) => /1 ou 2/.test(m.body)), 'the question by text');

    const replaced = await job.command(lead.statusToken, 'RequestReplacement', { acceptanceId, cause: 'notReached' });
    expect(replaced.body.events.map((e: { type: string }) => e.type)).toEqual([
      'ReplacementRequested',
      'ReplacementGranted',
      'AcceptanceReplaced',
    ]);
    const again = await eventually(async () => {
      const made = await offersOf(lead, 2);
      return made.length > 0 && made;
    }, 'a new round');
    expect(again.map((o) => o.professionalId)).not.toContain(first);
    expect((await status(lead)).accepted).toMatchObject([{ stage: 'Replaced', actions: [] }]);
    await eventually(async () => (await taskOf()).state === 'Cancelled', 'nothing left to do for the team');
    // Who was replaced reads nothing any more, by session or by link.
    const closed = (await pro('GET', `/api/pro/acceptances/${acceptanceId}`)).body;
    expect([closed.stage, closed.readable, closed.notesList]).toEqual(['Replaced', false, []]);
    expect(JSON.stringify([closed, (await job.link(token)('GET', '/api/public/offer')).body])).not.toMatch(/Bélanger|5145550|vocal/);

    const second = await accept(lead, again[0]!.professionalId);
    const twice = await job.command(lead.statusToken, 'RequestReplacement', { acceptanceId: second.acceptanceId, cause: 'notAFit' });
    expect(twice.body.events.map((e: { type: string }) => e.type)).toEqual(['ReplacementRequested']);
    const decided = await staff('POST', '/api/commands/DecideReplacement', {
      commandId: randomUUID(),
      payload: { acceptanceId: second.acceptanceId, leadId: lead.leadId, granted: false, refusal: 'underWay' },
      reason: 'Le travail est commencé',
    });
    expect(decided.status).toBe(200);
    expect((await status(lead)).accepted[1].replacement).toMatchObject({ state: 'refused', refusal: 'underWay' });
    await eventually(async () => (await job.mails(lead.email)).some((m) => /autre|changer/i.test(m.subject)), 'the answer by e-mail');
  });

  it('what the client adds later is announced to who accepted by an e-mail without a word of it, and read on the sheet', async () => {
    const lead = await offered();
    const professionalId = (await offersOf(lead, 1))[0]!.professionalId;
    const note = 'Mon fils change d’école lundi, est-ce que cela compte?';
    const add = (words: string) => job.command(lead.statusToken, 'AddClientNote', { note: words });
    // Before there is an acceptance no one is written to.
    expect((await add('Je préfère le matin.')).status).toBe(200);
    const { acceptanceId } = await accept(lead, professionalId);
    const { code } = await status(lead);
    expect((await add(note)).status).toBe(200);
    const announced = async (id: string) => {
      const { email } = pros.find((p) => p.professionalId === id)!;
      return (await job.mails(email)).filter((m) => m.subject === `Demande ${code} : une précision à lire`);
    };
    const [mail] = await eventually(async () => {
      const found = await announced(professionalId);
      return found.length > 0 && found;
    }, 'word of the note');
    const token = job.tokenIn(mail.text, 'accepter')!;
    const opened = JSON.stringify((await job.link(token)('GET', '/api/public/offer')).body);
    expect([opened.includes(code), opened.includes('change d’école')]).toEqual([true, true]);
    expect(JSON.stringify(mail)).not.toMatch(/école|fils|matin|Océane|Bélanger|5145550/);
    const pro = await signInPro(system, professionalId);
    expect(JSON.stringify((await pro('GET', `/api/pro/acceptances/${acceptanceId}`)).body)).toContain('change d’école');
    await nothingPending(system);
    const others = pros.map((p) => p.professionalId).filter((id) => id !== professionalId);
    expect([(await announced(professionalId)).length, (await Promise.all(others.map(announced))).flat()]).toEqual([1, []]);
  });

  it('three days after they spoke the client gives an opinion by link, once; a low one asks the team to call', async () => {
    const lead = await offered();
    const { professionalId } = (await offersOf(lead, 1))[0]!;
    const { acceptanceId, token } = await accept(lead, professionalId);
    const { code } = await status(lead);
    expect((await job.command(token, 'RecordContactMade', {})).status).toBe(200);
    await system.dispatch('SendSurvey', { acceptanceId, leadId: lead.leadId, dueAt: new Date().toISOString() });
    const link = await eventually(
      async () =>
        (await job.mails(lead.email))
          .map((m) => /satisfaction\?t=3?D?([\w-]{43})/.exec(JSON.stringify(m).replaceAll('=\\r\\n', ''))?.[1])
          .find(Boolean),
      'the invitation by e-mail',
    );
    expect((await job.link(link)('GET', '/api/public/survey')).body).toMatchObject({ state: 'open', code });
    expect((await job.link(lead.statusToken)('GET', '/api/public/survey')).status).toBe(404);
    const comment = 'Trop pressée au téléphone';
    expect((await job.command(link, 'SubmitSurvey', { overall: 2, recommend: 4, callMe: false, comment })).status).toBe(200);
    expect((await job.command(link, 'SubmitSurvey', { overall: 5, callMe: false })).body.detail).toContain('survey-is-answered');
    expect((await job.link(link)('GET', '/api/public/survey')).body).toMatchObject({ state: 'answered' });
    const listed = async () =>
      ((await staff('GET', '/api/views/surveys')).body.data as { id: string; overall: number; followUp: boolean }[]).find(
        ({ id }) => id === acceptanceId,
      );
    const row = await eventually(async () => {
      const found = await listed();
      return found?.followUp && found;
    }, 'the answer in the list');
    expect(row).toMatchObject({ overall: 2, followUp: true });
    expect(JSON.stringify(row)).not.toContain(comment);
    expect((await staff('GET', `/api/views/surveys/${acceptanceId}`)).body.comment).toBe(comment);
    expect((await staff('GET', '/api/surveys/figures')).body).toEqual({
      client: { side: 'client', asked: 1, answered: 1, toCall: 1, overall: 2, recommend: 4 },
      professional: { side: 'professional', asked: 0, answered: 0, toCall: 0, overall: null, recommend: null },
      fees: null,
    });
    const taskOf = async () => (await staff('GET', `/api/views/follow-ups/lowScore:${acceptanceId}`)).body;
    await eventually(async () => (await taskOf()).state === 'Open', 'the task of the team');
    expect(await taskOf()).toMatchObject({ kind: 'lowScore', code, leadId: lead.leadId, professionalId, acceptanceId });
    const label = { commandId: randomUUID(), payload: { acceptanceId, label: 'called' } };
    expect((await staff('POST', '/api/commands/ModerateSurvey', label)).status).toBe(200);
    await eventually(async () => (await listed())?.followUp === false, 'no one left to call');
    await eventually(async () => (await taskOf()).state === 'Cancelled', 'nothing left to do for the team');
  });

  it('five days after the acceptance the professional says what it was worth, by link or signed in, and asks coins back on the way', async () => {
    const lead = await offered();
    const { professionalId } = (await offersOf(lead, 1))[0]!;
    const { acceptanceId } = await accept(lead, professionalId);
    const { code } = await status(lead);
    const dueAt = new Date().toISOString();
    await system.dispatch('SendSurvey', { acceptanceId, leadId: lead.leadId, dueAt, side: 'professional' });
    const { email } = pros.find((p) => p.professionalId === professionalId)!;
    const link = await eventually(
      async () =>
        (await job.mails(email))
          .map((m) => /satisfaction-professionnel\?t=3?D?([\w-]{43})/.exec(JSON.stringify(m).replaceAll('=\\r\\n', ''))?.[1])
          .find(Boolean),
      'the invitation by e-mail',
    );
    const open = (await job.link(link)('GET', '/api/public/pro-survey')).body;
    expect(open).toMatchObject({ state: 'open', code, stage: 'ToContact', records: [], creditUntil: { misdescribed: expect.any(String) } });
    expect(JSON.stringify(open)).not.toMatch(new RegExp(`${String(lead.fields.clientName)}|${lead.email}`));
    expect((await job.link(link)('GET', '/api/public/survey')).status).toBe(404);

    const pro = await signInPro(system, professionalId);
    const own = async () => (await pro('GET', '/api/pro/surveys')).body.surveys as { acceptanceId: string }[];
    await eventually(async () => (await own()).some((each) => each.acceptanceId === acceptanceId), 'the survey among their own');
    const other = await signInPro(system, pros.find((p) => p.professionalId !== professionalId)!.professionalId);
    const answer = { acceptanceId, leadId: lead.leadId, side: 'professional', overall: 1, callMe: false };
    const send = (by: typeof pro) => by('POST', '/api/commands/SubmitSurvey', { commandId: randomUUID(), payload: answer });
    expect((await send(other)).status).toBe(404);

    expect((await job.command(link, 'SubmitSurvey', { overall: 2, recommend: 9, callMe: false })).status).toBe(422);
    const answers = { overall: 2, reachable: 5, described: 1, outcome: 'underWay', callMe: false };
    expect((await job.command(link, 'SubmitSurvey', answers)).status).toBe(200);
    expect((await job.link(link)('GET', '/api/public/pro-survey')).body).toMatchObject({ state: 'answered', said: { described: 1 } });
    expect((await send(pro)).body.detail).toContain('survey-is-answered');
    const evidence = 'Le client voulait un notaire pour un testament, rien de ce que disait l’offre.';
    expect((await job.command(link, 'RequestLeadCredit', { reason: 'misdescribed', evidence })).status).toBe(200);
    expect((await job.link(link)('GET', '/api/public/pro-survey')).body).toMatchObject({ credit: { state: 'asked' }, creditUntil: {} });
    await eventually(
      async () =>
        ((await staff('GET', '/api/views/surveys')).body.data as { acceptanceId: string; side: string; described: number }[]).some(
          (row) => row.acceptanceId === acceptanceId && row.side === 'professional' && row.described === 1,
        ),
      'the answer in the list of the team',
    );
    await eventually(async () => !(await own()).some((each) => each.acceptanceId === acceptanceId), 'nothing asked any more');
  });

  it('of several who accepted the client chooses one; the others hear it and the search ends', async () => {
    const lead = await offered({ multi: true });
    const [a, b] = (await offersOf(lead, 1)).map((o) => o.professionalId) as [string, string];
    const [one, two] = [await accept(lead, a), await accept(lead, b)];
    expect((await status(lead)).accepted.map((x: { actions: string[] }) => x.actions.includes('ChooseProfessional'))).toEqual([true, true]);
    expect((await job.command(lead.statusToken, 'ChooseProfessional', { acceptanceId: two.acceptanceId })).status).toBe(200);
    const answer = await eventually(async () => {
      const body = await status(lead);
      return body.state === 'Accepted' && body.accepted[0].notChosen && body;
    }, 'the choice told');
    expect(answer.accepted).toMatchObject([
      { acceptanceId: one.acceptanceId, stage: 'NotRetained', notChosen: true },
      { acceptanceId: two.acceptanceId, stage: 'ToContact', chosen: true },
    ]);
    expect(answer.accepted[0].phone).toBeUndefined();
    expect((await stateOf(system.kernel, distribution, lead.leadId)).live).toBe(false);
    // What came of it closes the request.
    const pro = await signInPro(system, b);
    const ids = { acceptanceId: two.acceptanceId, leadId: lead.leadId, professionalId: b };
    for (const [name, payload] of [
      ['RecordContactMade', { channel: 'phone' }],
      ['RecordConsultationOutcome', { outcome: 'held', next: 'mandate' }],
      ['RecordMandateOutcome', { outcome: 'retained' }],
    ] as const)
      expect([
        name,
        (await pro('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload: { ...ids, ...payload } })).status,
      ]).toEqual([name, 200]);
    await eventually(async () => (await status(lead)).state === 'Closed', 'the request closed');
    const files = await pro('GET', '/api/pro/acceptances/export?format=json');
    expect(files.status).toBe(200);
  });

  it('the two write to each other through our number: an answer by text finds them, STOP turns to e-mail, the team keeps out', async () => {
    const lead = await offered();
    const professionalId = (await offersOf(lead, 1))[0]!.professionalId;
    const { acceptanceId } = await accept(lead, professionalId);
    const { phoneNumber } = pros.find((p) => p.professionalId === professionalId)!;
    const pro = await signInPro(system, professionalId);
    const stranger = await signInPro(system, pros.find((p) => p.professionalId !== professionalId)!.professionalId);
    const path = `/api/pro/threads/${lead.leadId}`;
    const says = (from: string, body: string) => call(system.sandbox.origin, 'POST', '/api/reply', { from, body });
    const textWith = (to: string, words: string): Promise<string> =>
      eventually(
        async () => (await job.texts(to)).find((m) => m.direction !== 'inbound' && m.body.includes(words))?.body as string,
        `the text « ${words} »`,
      );
    const inbox = async (phone: string) => (await staff('GET', `/api/inbox/${system.kernel.secrets.hash(`phone:${phone}`)}`)).body;

    // Unasked, with one professional at work: it goes to them, and the client is told to whom.
    await says(lead.phone, 'Bonjour, quand pouvez-vous m’appeler?');
    expect(await textWith(phoneNumber, 'quand pouvez-vous')).not.toMatch(numberOf(lead.phone));
    await textWith(lead.phone, 'est transmis');
    expect((await stranger('GET', path)).status).toBe(404);
    expect((await stranger('POST', path, { entryId: randomUUID(), body: 'Bonjour' })).status).toBe(404);

    // The professional answers on the sheet; the same press twice is recorded once.
    const entryId = randomUUID();
    for (const _twice of [1, 2]) expect((await pro('POST', path, { entryId, body: 'Êtes-vous libre à 15 h?' })).status).toBe(202);
    const asked = await textWith(lead.phone, 'libre à 15 h?');
    expect(asked).not.toMatch(numberOf(phoneNumber));
    await says(lead.phone, 'Oui');
    await textWith(phoneNumber, ': Oui');
    await says(phoneNumber, 'Parfait, bonne soirée');
    await textWith(lead.phone, 'Parfait, bonne soirée');
    expect((await job.texts(lead.phone)).filter((m) => m.direction !== 'inbound' && m.body.includes('libre à 15 h?'))).toHaveLength(1);

    // Behind the link of the request the same conversation, once a code was typed.
    const client = job.link(lead.statusToken);
    expect((await client('GET', '/api/public/threads')).body).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await job.typeCode(lead.statusToken);
    const shown = (await client('GET', `/api/public/threads/${acceptanceId}`)).body;
    expect(shown.said.map((w: { mine: boolean; via: string }) => [w.mine, w.via])).toEqual([
      [true, 'sms'],
      [false, 'page'],
      [true, 'sms'],
      [false, 'sms'],
    ]);
    expect((await client('POST', `/api/public/threads/${acceptanceId}`, { entryId: randomUUID(), body: 'Merci!' })).status).toBe(202);
    await textWith(phoneNumber, 'Merci!');
    expect((await client('GET', `/api/public/threads/${randomUUID()}`)).status).toBe(404);
    // The team sees where each text went, and has none of them to answer.
    const seen = await inbox(lead.phone);
    expect(seen.thread.awaiting).toBe(0);
    expect(seen.said.filter((w: { direction: string }) => w.direction === 'in').map((w: { passedTo: string }) => w.passedTo)).toEqual([
      'professional',
      'professional',
    ]);

    // Who said STOP hears by e-mail; what they text then waits for the team.
    await says(lead.phone, 'ARRET');
    await eventually(async () => (await pro('GET', path)).body.way === 'email', 'the way by e-mail');
    expect((await pro('POST', path, { entryId: randomUUID(), body: 'Voici mes disponibilités.' })).status).toBe(202);
    const mail = await eventually(
      async () => (await job.mails(lead.email)).find((m) => JSON.stringify(m).includes('mes disponibilit')),
      'the e-mail',
    );
    expect(mail.subject).toContain('vous a écrit');
    await says(lead.phone, 'Je préfère le téléphone');
    await eventually(async () => (await inbox(lead.phone)).thread.awaiting === 1, 'the text that waits for the team');
    const mine = (await pro('GET', path)).body.said.filter((w: { mine: boolean }) => w.mine);
    expect(mine.at(-1)).toMatchObject({ channel: 'email' });
    expect((await stateOf(system.kernel, acceptance, acceptanceId)).attempts).toBe(0);
  });

  it('a message of the professional that left counts as one try a day, until the client answers', async () => {
    const lead = await offered();
    const professionalId = (await offersOf(lead, 1))[0]!.professionalId;
    const { acceptanceId } = await accept(lead, professionalId);
    const pro = await signInPro(system, professionalId);
    const write = (body: string) => pro('POST', `/api/pro/threads/${lead.leadId}`, { entryId: randomUUID(), body });
    const attempts = async () => (await stateOf(system.kernel, acceptance, acceptanceId)).attempts;
    await write('Bonjour, je suis l’avocate qui a accepté votre demande.');
    await eventually(async () => (await attempts()) === 1, 'the attempt');
    await write('Je vous appelle cet après-midi.');
    await eventually(
      async () => (await pro('GET', `/api/pro/threads/${lead.leadId}`)).body.said.at(-1).state === 'Delivered',
      'the second text',
    );
    expect(await attempts()).toBe(1);
    expect((await pro('GET', `/api/pro/acceptances/${acceptanceId}`)).body.history).toContainEqual(
      expect.objectContaining({ type: 'ContactAttempted', channel: 'sms', result: 'sent' }),
    );
  });

  it('the client withdraws: who accepted, who held it and the client hear of it, each in their own words', async () => {
    const lead = await offered({ multi: true });
    const [first, second] = (await offersOf(lead, 1)).map(({ professionalId }) => pros.find((p) => p.professionalId === professionalId)!);
    await accept(lead, first!.professionalId);
    await claim(lead, second!.professionalId);
    expect((await job.command(lead.statusToken, 'WithdrawLead', { reason: 'solved' })).status).toBe(200);
    const { code } = await status(lead);
    const mail = (to: string, subject: string) =>
      eventually(async () => (await job.mails(to)).find((m) => m.subject === subject), `the letter “${subject}”`);
    const told = await mail(first!.email, `La demande ${code} a été retirée`);
    expect((await job.link(job.tokenIn(told.text, 'accepter')!)('GET', '/api/public/offer')).body).toMatchObject({ code });
    await eventually(
      async () => (await job.texts(first!.phoneNumber)).some((m) => m.body.includes(`La demande ${code} a été retirée`)),
      'the same by text',
    );
    expect((await mail(second!.email, `Votre réservation de la demande ${code} a pris fin`)).text).toContain(
      'le client a retiré sa demande',
    );
    expect((await mail(lead.email, `Votre demande ${code} est terminée`)).text).toContain('votre demande est retirée');
  });

  it('the team takes a request down: who has still to call hears why', async () => {
    const lead = await offered();
    const { professionalId } = (await offersOf(lead, 1))[0]!;
    await accept(lead, professionalId);
    const payload = { leadId: lead.leadId, blockType: 'fraud' };
    expect((await staff('POST', '/api/commands/BlockLead', { commandId: randomUUID(), payload, reason: 'Fraude avérée' })).status).toBe(
      200,
    );
    const { email } = pros.find((p) => p.professionalId === professionalId)!;
    const { code } = await status(lead);
    const ended = await eventually(
      async () => (await job.mails(email)).find((m) => m.subject.includes(code) && m.text.includes('a retiré cette demande')),
      'the end of it',
    );
    expect(ended.text).toContain('/leads-professionnel');
  });

  it('once none of several is at work any more the request ends, and the client reads why', async () => {
    const lead = await offered({ multi: true });
    const offers = (await offersOf(lead, 1)).slice(0, 3);
    for (const { professionalId } of offers) {
      const { acceptanceId } = await accept(lead, professionalId);
      const ids = { acceptanceId, leadId: lead.leadId, professionalId };
      await system.dispatch('RecordContactMade', { ...ids, channel: 'phone' });
      await system.dispatch('RecordMandateOutcome', { ...ids, outcome: 'notRetained', reason: 'fees' });
    }
    await eventually(async () => (await status(lead)).state === 'Closed', 'the request closed');
    expect(await status(lead)).toMatchObject({ closeReason: 'notRetained', claimLive: false, namesShownTo: 3 });
    await eventually(async () => (await job.mails(lead.email)).some((m) => /terminée/.test(m.subject)), 'the end in writing');
  });

  // proves: ASVS row 62
  it('a professional’s own tool hears of each change, signed, and never of who the client is', async () => {
    // The others have as many requests as they may have today.
    pros = [...pros, ...(await Promise.all(Array.from({ length: 3 }, () => approvedProfessional(system))))];
    await ready(system, pros);
    const lead = await offered();
    const professionalId = (await offersOf(lead, 1))[0]!.professionalId;
    const pro = await signInPro(system, professionalId);
    const mine = async () => (await pro('GET', '/api/pro/webhook')).body;
    const set = (url: string) => pro('POST', '/api/pro/webhook', { commandId: randomUUID(), url });
    const test = async () => {
      const payload = { professionalId };
      expect((await pro('POST', '/api/commands/TestPipelineWebhook', { commandId: randomUUID(), payload })).status).toBe(200);
      return eventually(async () => {
        const [last] = (await mine()).deliveries;
        return last.state !== 'waiting' && last;
      }, 'the result');
    };
    expect((await set('http://outil.example/')).status).toBe(422);
    const { secret } = (await set('https://outil.example/jurilien?cle=1')).body;
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify(await mine())).not.toContain(secret);
    expect((await set('https://outil.example/jurilien?cle=1')).body).toEqual({});

    tool.answersWith(302, { location: `${tool.origin}/ailleurs` });
    expect(await test()).toMatchObject({ kind: 'test', state: 'failed', fault: 'redirect', status: 302, attempt: 1 });
    tool.answersWith(204);
    expect(await test()).toMatchObject({ kind: 'test', state: 'delivered', status: 204 });
    expect(tool.received.map((r) => r.path)).toEqual(Array.from({ length: 2 }, () => 'POST /jurilien?cle=1'));

    tool.answersWith(503);
    const { acceptanceId } = await accept(lead, professionalId);
    await eventually(async () => (await mine()).deliveries[0].state === 'retrying', 'the first try');
    tool.answersWith(200);
    await eventually(async () => (await mine()).deliveries[0].state === 'delivered', 'the second try');
    await system.dispatch('RecordContactMade', { acceptanceId, leadId: lead.leadId, professionalId, channel: 'phone' });
    await eventually(() => Promise.resolve(tool.received.length === 5), 'the contact');
    const [first, again, contact] = tool.received.slice(2);
    expect(again).toMatchObject({ body: first!.body, headers: { 'webhook-id': first!.headers['webhook-id'] } });
    expect(JSON.parse(first!.body)).toMatchObject({
      type: 'acceptance.opened',
      // The request's own id is what links and forms are made with: the tool gets the member's reference instead.
      data: {
        acceptanceId,
        leadId: expect.stringMatching(/^[\w-]{32}$/),
        stage: 'ToContact',
        code: (await status(lead)).code,
        contactedAt: null,
      },
    });
    expect(JSON.parse(contact!.body)).toMatchObject({ type: 'acceptance.contacted', data: { stage: 'Contacted', sequence: 2 } });
    for (const { headers, body } of tool.received) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(signed)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${mac}`);
      expect(body).not.toMatch(/Océane|Bélanger|@/);
      expect(body).not.toContain(lead.phone.slice(-7));
      expect(body).not.toContain(lead.leadId);
    }
  });
});
