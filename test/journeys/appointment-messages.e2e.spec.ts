import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { user } from '@jurilien/identity';
import { stateOf } from '@jurilien/runtime';
import { bookings, EVERY_DAY } from '../support/booking.js';
import { call } from '../support/call.js';
import { eventually } from '../support/eventually.js';
import { startSystem, type System } from '../support/system.js';
import { roomInWindow } from '../support/windows.js';

const HOUR_MS = 3_600_000;
/** Words that would give the sender or the matter away. */
const CONTENT = /jurilien|juric|avoca|lawyer|demande|request|rendez|appointment|rencontre|meeting|dossier/i;

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly calendar?: string;
}

/** The one event of a calendar file, as a program of calendars reads it. */
function eventOf({ calendar }: Mail) {
  const file = new ICAL.Component(ICAL.parse(calendar!) as unknown[]);
  const event = new ICAL.Event(file.getFirstSubcomponent('vevent')!);
  return {
    method: file.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue('status'),
  };
}
const before = (startsAt: string, hours: number): string => new Date(Date.parse(startsAt) - hours * HOUR_MS).toISOString();

describe('what people are told of appointments and meetings', () => {
  let system: System;
  let { job, staff, accepted, later, book, shown } = {} as Awaited<ReturnType<typeof bookings>>;

  beforeAll(async () => {
    system = await startSystem();
    ({ job, staff, accepted, later, book, shown } = await bookings(system));
  });
  afterAll(() => system?.close());

  const mail = (to: string, subject: RegExp): Promise<Mail> =>
    eventually(async () => ((await job.mails(to)) as Mail[]).find((m) => subject.test(m.subject)), `the e-mail ${subject.source}`);
  /** The file that an e-mail about one appointment or meeting came with. */
  const fileOf = async (to: string, id: string, method: 'REQUEST' | 'CANCEL') => {
    const isIt = ({ calendar }: Mail): boolean => Boolean(calendar?.includes(`METHOD:${method}`) && calendar.includes(id));
    return eventOf(await eventually(async () => ((await job.mails(to)) as Mail[]).find(isIt), `the file, ${method}`));
  };
  const text = (to: string, words: string): Promise<string> =>
    eventually(
      async () => (await job.texts(to)).find((m) => m.direction !== 'inbound' && m.body.includes(words))?.body as string,
      `the text « ${words} »`,
    );
  const says = (from: string, body: string) => call(system.sandbox.origin, 'POST', '/api/reply', { from, body });
  const send = (name: string, payload: object, reason?: string) =>
    staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });
  /** What is planned for one time of an appointment: when each rule is due. */
  const planned = async (appointmentId: string, version: number): Promise<Record<string, string>> => {
    const rows = await system.kernel.db.query<{ rule: string; due: string }>(
      `select input ->> 'rule' as rule, input ->> 'dueAt' as due from work_items where job = 'notify' and state = 'pending' and key like $1`,
      [`%:${appointmentId}:v${version}`],
    );
    return Object.fromEntries(rows.map(({ rule, due }) => [rule, due]));
  };
  /** What waits is looked at now; with `asDue` its time has come too, and it was planned an hour ago. */
  async function hurry(key: string, asDue = false): Promise<void> {
    const due = new Date(Date.now() - 60_000).toISOString();
    const { length } = await system.kernel.db.query(
      asDue
        ? `update work_items set due_at = now(), occurred_at = occurred_at - interval '1 hour', input = input || jsonb_build_object('dueAt', $2::text)
           where state = 'pending' and key = $1 returning id`
        : `update work_items set due_at = now() where state = 'pending' and key = $1 returning id`,
      asDue ? [key, due] : [key],
    );
    expect([key, length]).toEqual([key, 1]);
  }
  /** The code by which a run wrote nothing. */
  const endedBy = (key: string): Promise<string> =>
    eventually(
      async () =>
        (
          await system.kernel.db.query<{ code: string }>(
            "select payload ->> 'code' as code from events where type = 'AutomationRunEnded' and payload ->> 'key' = $1",
            [key],
          )
        )[0]?.code,
      `the end of ${key}`,
    );
  const waitingOf = async (leadId: string): Promise<string[]> =>
    (await staff('GET', `/api/leads/${leadId}/runs`)).body.waiting.map(({ key }: { key: string }) => key);

  it('both sides are told of each time, with a file that moves with it; reminders follow the time, and end with it', async () => {
    const own = await accepted();
    const [client, pro] = [own.lead.email, own.pro.email];
    const [first, second] = (await later(own.invitation)) as [{ startsAt: string }, { startsAt: string }];
    const { appointmentId, ofClient, ofPro } = await book(own, first.startsAt);
    const set = await Promise.all([client, pro].map((to) => mail(to, /^Rendez-vous confirmé/)));
    const [told, toldPro] = set.map(eventOf) as [ReturnType<typeof eventOf>, ReturnType<typeof eventOf>];
    expect(told).toMatchObject({ method: 'REQUEST', startsAt: first.startsAt, status: 'CONFIRMED' });
    expect(told.uid).toContain(appointmentId);
    expect(toldPro).toEqual(told);
    // Calendars are read by others: the file names no one.
    for (const { calendar } of set) expect(calendar).not.toMatch(/Bélanger|Me Test/);
    for (const to of [own.lead.phone, own.pro.phoneNumber]) await text(to, 'Rendez-vous confirmé');
    expect(job.tokenIn(set[0]!.text, `rendez-vous/${appointmentId}`)).toBeTruthy();

    const reminders = (startsAt: string) => ({
      R30: before(startsAt, 24),
      'R30-pro': before(startsAt, 24),
      R31: before(startsAt, 2),
      'R31-pro': before(startsAt, 2),
    });
    expect(await planned(appointmentId, 1)).toMatchObject(reminders(first.startsAt));
    expect(await waitingOf(own.lead.leadId)).toEqual(
      expect.arrayContaining(['R30', 'R31', 'R33', 'R34'].map((rule) => `${rule}:${appointmentId}:v1`)),
    );

    expect((await job.command(ofClient, 'RescheduleAppointment', { startsAt: second.startsAt, version: 1 })).status).toBe(200);
    const moved = await Promise.all([client, pro].map(async (to) => eventOf(await mail(to, /^Rendez-vous déplacé/))));
    for (const each of moved) expect(each).toMatchObject({ method: 'REQUEST', uid: told.uid, startsAt: second.startsAt });
    expect(moved[0]!.sequence).toBeGreaterThan(told.sequence);
    expect(await planned(appointmentId, 2)).toMatchObject(reminders(second.startsAt));
    // The former time is announced no more.
    await hurry(`R31:${appointmentId}:v1`, true);
    expect(await endedBy(`R31:${appointmentId}:v1`)).toBe('Z01');
    // Looked at ahead of its time, a reminder waits for it; when that has come, it goes.
    await hurry(`R31-pro:${appointmentId}:v2`);
    await eventually(async () => {
      const [row] = await system.kernel.db.query<{ due: Date }>(`select due_at as due from work_items where key = $1`, [
        `R31-pro:${appointmentId}:v2`,
      ]);
      return Math.abs(new Date(row!.due).getTime() - Date.parse(before(second.startsAt, 2))) < 120_000;
    }, 'the reminder to wait for its time');
    expect((await job.texts(own.pro.phoneNumber)).some((m) => m.body.includes('Rappel de rendez-vous'))).toBe(false);
    await hurry(`R30:${appointmentId}:v2`, true);
    await text(own.lead.phone, 'Rappel de rendez-vous');
    expect((await mail(client, /^Rappel de rendez-vous/)).calendar).toBeUndefined();

    // What the team cancels of an appointment at its request is not sent.
    const cancelled = `R30-pro:${appointmentId}:v2`;
    const run = (await staff('GET', `/api/leads/${own.lead.leadId}/runs`)).body.waiting.find((r: { key: string }) => r.key === cancelled);
    const named = { leadId: own.lead.leadId, runId: run.runId, rule: run.rule, key: run.key };
    expect((await send('CancelAutomationRun', named, 'Déjà rappelé au téléphone')).status).toBe(200);
    await hurry(cancelled, true);

    expect((await job.command(ofPro, 'CancelAppointment', { reason: 'illness', version: 2 })).status).toBe(200);
    const off = eventOf(await mail(client, /^Changement à votre rendez-vous/));
    expect(off).toMatchObject({ method: 'CANCEL', uid: told.uid, status: 'CANCELLED' });
    expect(off.sequence).toBeGreaterThan(moved[0]!.sequence);
    await text(own.lead.phone, 'annulé par le professionnel');
    for (const rule of ['R31', 'R33', 'R34']) {
      await hurry(`${rule}:${appointmentId}:v2`, true);
      expect(await endedBy(`${rule}:${appointmentId}:v2`)).toMatch(/^Z0[12]$/);
    }
    const { body } = await staff('GET', `/api/leads/${own.lead.leadId}/runs`);
    expect(body.ended).toEqual(expect.arrayContaining([expect.objectContaining({ key: `R31:${appointmentId}:v2`, state: 'Suppressed' })]));
    const reminded = async (to: string) => (await job.mails(to)).filter((m) => /^Rappel/.test(m.subject)).length;
    expect([await reminded(client), await reminded(pro)]).toEqual([1, 0]);
  });

  it('a client answers by text: OUI confirms the time that was proposed, ANNULER calls it off', async () => {
    const own = await accepted({ autoConfirm: false });
    const [first, second, third] = (await later(own.invitation)) as [{ startsAt: string }, { startsAt: string }, { startsAt: string }];
    const { appointmentId, ofClient, ofPro } = await book(own, first.startsAt);
    await mail(own.pro.email, /^Rendez-vous à confirmer/);
    await text(own.pro.phoneNumber, 'Rendez-vous à confirmer');
    expect((await job.command(ofPro, 'ProposeSlots', { slots: [{ startsAt: second.startsAt }] })).status).toBe(200);
    await text(own.lead.phone, 'Répondez OUI');
    await says(own.lead.phone, 'Oui');
    await text(own.lead.phone, 'rendez-vous est confirmé');
    expect(await shown(ofClient, appointmentId)).toMatchObject({ state: 'Confirmed', slot: { startsAt: second.startsAt } });
    const set = await fileOf(own.pro.email, appointmentId, 'REQUEST');
    expect(set.startsAt).toBe(second.startsAt);

    // Of two, the page tells which: a word calls off none that was not meant.
    const other = await book(own, third.startsAt);
    await says(own.lead.phone, 'Annuler');
    await text(own.lead.phone, 'plusieurs rendez-vous');
    expect(await shown(ofClient, appointmentId)).toMatchObject({ state: 'Confirmed' });
    expect((await job.command(other.ofClient, 'CancelAppointment', { reason: 'other' })).status).toBe(200);
    await says(own.lead.phone, 'Annuler');
    await text(own.lead.phone, 'rendez-vous est annulé');
    expect(await shown(ofClient, appointmentId)).toMatchObject({ state: 'Cancelled', cancelled: { by: 'client' } });
    const off = await fileOf(own.pro.email, appointmentId, 'CANCEL');
    expect(off).toMatchObject({ uid: set.uid, method: 'CANCEL' });
    expect(off.sequence).toBeGreaterThan(set.sequence);
  });

  it('RETARD of a client whose appointment is about to begin is told to the professional, and asks for nothing else', async () => {
    const own = await accepted();
    // Times begin at the quarters of an hour.
    await roomInWindow(900);
    const { slots } = (await job.link(own.invitation)('GET', '/api/public/booking')).body as { slots: { startsAt: string }[] };
    const { appointmentId, ofClient } = await book(own, slots[0]!.startsAt);
    await text(own.lead.phone, 'Rendez-vous confirmé');
    await says(own.lead.phone, 'Retard');
    await text(own.lead.phone, 'votre retard est signalé');
    await text(own.pro.phoneNumber, 'le client aura du retard');
    const change = await eventually(
      async () => ((await job.mails(own.pro.email)) as Mail[]).find((m) => m.text.includes('aura du retard')),
      'the e-mail that says so',
    );
    expect(change.calendar).toBeUndefined();
    expect(await shown(ofClient, appointmentId)).toMatchObject({ state: 'Confirmed' });
  });

  it('who must not be found out is told by plain words that lead to the page, without a file and without a text', async () => {
    const lead = await job.submit({ specificQuestions: { 'contact.care': ['email-only', 'no-subject'] } });
    const plain = async (): Promise<(Mail & { token: string; purpose: string; path: string })[]> =>
      Promise.all(
        ((await job.mails(lead.email)) as Mail[]).map(async (m) => {
          const token = /\/m\/([\w-]{43})/.exec(m.text)![1]!;
          return { ...m, token, ...(await job.link(token)('GET', '/api/public/link')).body };
        }),
      );
    const leadingTo = (purpose: string) =>
      eventually(async () => (await plain()).find((m) => m.purpose === purpose), `a plain e-mail that leads to: ${purpose}`);
    expect((await job.command((await leadingTo('confirm-email')).token, 'ConfirmLeadEmail')).status).toBe(200);
    const meetingId = randomUUID();
    expect((await send('InviteToMeeting', { meetingId, kind: 'validationCall', leadId: lead.leadId })).status).toBe(200);
    const met = await leadingTo('meeting');
    expect((await job.link(met.token)('GET', '/api/public/meeting')).body).toMatchObject({ state: 'Invited' });

    const own = await accepted({}, Promise.resolve(lead));
    await hurry(`R26:${own.acceptanceId}`);
    const invited = await leadingTo('reservations');
    expect((await job.link(invited.token)('GET', '/api/public/booking')).body).toMatchObject({ state: 'open' });
    const [first] = (await later(own.invitation)) as [{ startsAt: string }];
    const { appointmentId } = await book(own, first.startsAt);
    const told = await leadingTo('appointment');
    expect(told.path).toBe(`/rendez-vous/${appointmentId}/${told.token}`);
    expect(await shown(told.token, appointmentId)).toMatchObject({ side: 'client', state: 'Confirmed' });
    expect((await fileOf(own.pro.email, appointmentId, 'REQUEST')).startsAt).toBe(first.startsAt);
    const { hostname } = new URL(system.kernel.settings.publicUrl);
    for (const m of await plain()) {
      expect(`${m.subject} ${m.text}`.replaceAll(hostname, '')).not.toMatch(CONTENT);
      expect(m.calendar).toBeUndefined();
    }
    expect(await job.texts(lead.phone)).toEqual([]);
  });

  it('a meeting: the client is invited, chooses, and both have it in their calendars until it is called off', async () => {
    const { staffId } = (await staff('GET', '/api/meetings/hours')).body;
    const hours = { userId: staffId, weekly: EVERY_DAY, minNoticeHours: 0, bufferMinutes: 0 };
    expect((await send('SetAvailability', hours)).status).toBe(200);
    const { email: host } = await stateOf(system.kernel, user, staffId);
    const lead = await job.submit();
    expect((await job.confirmPhone(lead)).status).toBe(200);
    const meetingId = randomUUID();
    expect((await send('InviteToMeeting', { meetingId, kind: 'validationCall', leadId: lead.leadId })).status).toBe(200);
    const invited = await mail(lead.email, /choisissez votre heure/);
    expect(invited.calendar).toBeUndefined();
    await text(lead.phone, 'choisissez votre heure');
    const token = job.tokenIn(invited.text, 'rencontre')!;
    const { slots } = (await job.link(token)('GET', '/api/public/meeting/slots')).body as { slots: { startsAt: string }[] };
    const startsAt = slots.at(-1)!.startsAt;
    expect((await job.command(token, 'ScheduleMeeting', { startsAt })).status).toBe(200);
    const [theirs, ours] = await Promise.all([lead.email, host!].map((to) => fileOf(to, meetingId, 'REQUEST')));
    expect(theirs).toMatchObject({ startsAt, status: 'CONFIRMED' });
    expect(ours).toEqual(theirs);
    await text(lead.phone, 'Détails ou changement');
    await hurry(`R35-reminder:${meetingId}:v1:2`, true);
    await mail(lead.email, /^Rappel, rencontre avec notre équipe/);
    await hurry(`R35-team-reminder:${meetingId}:v1:2`, true);
    expect((await mail(host!, /^Rappel, rencontre : /)).text).toContain(`/admin/meeting/${meetingId}`);

    expect((await job.command(token, 'CancelMeeting', { cause: 'other' })).status).toBe(200);
    const off = await fileOf(host!, meetingId, 'CANCEL');
    expect(off).toMatchObject({ uid: theirs!.uid, status: 'CANCELLED' });
    expect(off.sequence).toBeGreaterThan(theirs!.sequence);
  });
});
