import { randomUUID } from 'node:crypto';
import { calendar } from '@jurilien/scheduling';
import { SHIPPED_TERMS } from '@jurilien/reference';
import type { MeetingRow } from '@jurilien/rows/scheduling';
import { issueLink, stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { startSystem, SYSTEM, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

/** Every hour of every day: what is tested does not hang on the hour of the day. */
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 }));

describe('meetings with the team', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let admin: Staff;
  let ontario: Staff;
  let staffId: string;

  const send = (who: Staff, name: string, payload: object, reason?: string) =>
    who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });
  const meetingsOf = async (subjectId: string, who: Staff = admin): Promise<MeetingRow[]> =>
    (await who('GET', `/api/views/meetings?filter=${encodeURIComponent(JSON.stringify({ subjectId }))}`)).body.data;
  const meetingOf = (subjectId: string, state: string) =>
    eventually(async () => (await meetingsOf(subjectId)).find((row) => row.state === state), `a meeting, ${state}`);
  const linkTo = async (meetingId: string) => issueLink(system.kernel, { purpose: 'meeting', subject: { meetingId }, lang: 'fr', days: 7 });

  let n = 0;
  /** Someone who applied, with a licence that was looked at. */
  async function applicant(): Promise<string> {
    const professionalId = randomUUID();
    const who = { professionalId, title: 'lawyer', name: `Me Candidate ${++n}`, province: 'QC', lang: 'fr' };
    await system.dispatch('RegisterProfessional', { ...who, email: `mc-${n}@exemple.test`, phoneNumber: `+1514555${2_000 + n}` });
    await system.dispatch('AcceptProfessionalTerms', {
      professionalId,
      version: SHIPPED_TERMS,
      lang: 'fr',
      frDeliveredAt: new Date().toISOString(),
    });
    const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], postalCode: 'H2X', rates: ['2'], callYear: 2010 };
    await system.dispatch('SubmitProfessionalApplication', { professionalId, licenceNo: '123456-7', insurance: 'Fonds', practice });
    await system.dispatch('VerifyLicence', { professionalId, result: 'valid', source: 'Bottin' });
    return professionalId;
  }

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    admin = await system.signIn('admin');
    ontario = await system.signIn('admin_on');
    ({ staffId } = (await admin('GET', '/api/meetings/hours')).body);
    expect((await send(admin, 'SetAvailability', { userId: staffId, weekly: ALWAYS, minNoticeHours: 0, bufferMinutes: 0 })).status).toBe(
      200,
    );
  });
  afterAll(() => system?.close());

  it('who applies is invited, chooses a time by link, is met, and only then admitted', async () => {
    const professionalId = await applicant();
    const { id: meetingId } = await meetingOf(professionalId, 'Invited');
    const approve = (onboarding: 'held' | 'waived' = 'held') =>
      send(admin, 'ApproveProfessional', { professionalId, onboarding }, 'Dossier complet');
    expect((await approve()).body).toMatchObject({ code: 'WRONG_STATE', detail: 'onboarding-not-held' });

    const token = await linkTo(meetingId);
    const own = job.link(token);
    expect((await own('GET', '/api/public/meeting')).body).toMatchObject({ kind: 'onboarding', state: 'Invited', changes: 0, notes: [] });
    const { slots } = (await own('GET', '/api/public/meeting/slots')).body as { slots: { startsAt: string; endsAt: string }[] };
    // The very first may begin meanwhile.
    const [, first, , second] = slots as [unknown, (typeof slots)[number], unknown, (typeof slots)[number]];
    expect((await job.command(token, 'PrepareMeeting', { note: 'Parler des domaines offerts' })).status).toBe(200);
    expect((await job.command(token, 'ScheduleMeeting', { startsAt: first.startsAt, staffId })).status).toBe(403);
    expect((await job.command(token, 'ScheduleMeeting', { startsAt: first.startsAt })).status).toBe(200);
    expect((await own('GET', '/api/public/meeting')).body).toMatchObject({
      state: 'Scheduled',
      changes: 1,
      slot: { startsAt: first.startsAt },
      staff: expect.any(String),
      otherZone: 'America/Toronto',
      // Who has just said it reads it, before any list has it.
      preparation: 'Parler des domaines offerts',
      calendar: { file: expect.stringContaining(`UID:${meetingId}`) },
    });

    // An earlier page moves nothing any more; the new time is both calendars', and the old one no one's.
    expect((await job.command(token, 'RescheduleMeeting', { startsAt: second.startsAt, seen: 0 })).body.code).toBe('STALE_VERSION');
    expect((await job.command(token, 'RescheduleMeeting', { startsAt: second.startsAt, seen: 1 })).status).toBe(200);
    const moved = (await own('GET', '/api/public/meeting')).body;
    expect(moved).toMatchObject({ changes: 2, slot: { startsAt: second.startsAt }, moved: { startsAt: first.startsAt } });
    for (const owner of [staffId, professionalId])
      expect(Object.values((await stateOf(system.kernel, calendar, owner)).entries).map((e) => e.startsAt)).toEqual([second.startsAt]);

    expect((await send(admin, 'RecordMeetingOutcome', { meetingId, outcome: 'held' })).body.detail).toBe('meeting-not-begun');
    expect((await send(ontario, 'NoteMeeting', { meetingId, note: 'Lue ailleurs' })).status).toBe(404);
    expect(await meetingsOf(professionalId, ontario)).toEqual([]);
    expect((await send(admin, 'NoteMeeting', { meetingId, note: 'Pièces à envoyer', shared: true })).status).toBe(200);
    expect((await send(admin, 'NoteMeeting', { meetingId, note: 'À surveiller' })).status).toBe(200);
    await eventually(async () => (await own('GET', '/api/public/meeting')).body.notes.length === 1, 'the shared note alone');

    await system.dispatch('RecordMeetingOutcome', { meetingId, outcome: 'held', next: 'approve' }, { actor: SYSTEM, at: second.endsAt });
    await meetingOf(professionalId, 'Held');
    expect((await approve()).status).toBe(200);
  });

  it('one time of a colleague is one person’s: the other is told the next ones', async () => {
    const [one, other] = [await applicant(), await applicant()];
    const [a, b] = await Promise.all([one, other].map(async (id) => linkTo((await meetingOf(id, 'Invited')).id)));
    const { slots } = (await job.link(a!)('GET', '/api/public/meeting/slots')).body as { slots: { startsAt: string }[] };
    const { startsAt } = slots[6]!;
    const tried = await Promise.all([a!, b!].map((token) => job.command(token, 'ScheduleMeeting', { startsAt })));
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = tried.find(({ status }) => status === 409)!.body as { code: string; errors: { message: string }[] };
    expect(refused.code).toBe('SLOT_TAKEN');
    expect(refused.errors).toHaveLength(3);
    // The time of one's own meeting is never busy to oneself: the one who lost is asked.
    const loser = tried[0]!.status === 409 ? a! : b!;
    const again = (await job.link(loser)('GET', '/api/public/meeting/slots')).body as { slots: { startsAt: string }[] };
    expect(again.slots.map((slot) => slot.startsAt)).not.toContain(startsAt);
  });

  it('a link opens its own meeting and no other; a waived meeting is called off with the approval', async () => {
    const [one, other] = [await applicant(), await applicant()];
    const [mine, theirs] = [await meetingOf(one, 'Invited'), await meetingOf(other, 'Invited')];
    const token = await linkTo(mine.id);
    // Whatever the payload names, the link's own meeting is meant.
    expect((await job.command(token, 'CancelMeeting', { meetingId: theirs.id, cause: 'other' })).status).toBe(200);
    const cancelled = (await job.link(token)('GET', '/api/public/meeting')).body;
    expect(cancelled).toMatchObject({ state: 'Cancelled', cancelled: { by: 'invitee', reason: 'other' } });
    expect(cancelled).not.toHaveProperty('calendar');
    await meetingOf(one, 'Cancelled');
    expect((await meetingOf(other, 'Invited')).id).toBe(theirs.id);
    expect((await job.command(token, 'RecordMeetingOutcome', { outcome: 'held' })).status).toBe(404);
    expect((await job.command(token, 'CancelMeeting', { cause: 'erased' })).status).toBe(200);
    expect((await send(admin, 'ApproveProfessional', { professionalId: other, onboarding: 'waived' }, 'Déjà rencontrée')).status).toBe(200);
    await meetingOf(other, 'Cancelled');
  });

  it('the client of a request chooses the call from the page of the request', async () => {
    const lead = await job.submit({ specificQuestions: { 'contact.care': ['no-subject'] } });
    expect((await job.confirmPhone(lead)).status).toBe(200);
    const { leadId, statusToken } = lead;
    const client = job.link(statusToken);
    expect((await client('GET', '/api/public/lead-meeting')).body).toEqual({ meeting: null });
    const meetingId = randomUUID();
    expect((await send(admin, 'InviteToMeeting', { meetingId, kind: 'validationCall', leadId })).status).toBe(200);
    expect((await send(admin, 'InviteToMeeting', { meetingId: randomUUID(), kind: 'validationCall', leadId: randomUUID() })).status).toBe(
      404,
    );
    await meetingOf(leadId, 'Invited');
    expect((await client('GET', '/api/public/lead-meeting')).body.meeting).toMatchObject({
      meetingId,
      kind: 'validationCall',
      state: 'Invited',
    });
    const { slots } = (await client('GET', '/api/public/lead-meeting/slots')).body as { slots: { startsAt: string }[] };
    expect((await job.command(statusToken, 'ScheduleMeeting', { meetingId, startsAt: slots[20]!.startsAt })).status).toBe(200);
    // Someone else may look into the calendar of who asked for neutral messages.
    const { file } = (await client('GET', '/api/public/lead-meeting')).body.meeting.calendar as { file: string };
    expect(file).toMatch(/SUMMARY[^\n]*:Rendez-vous\r?\n/);
    expect(file).not.toMatch(/validation|DESCRIPTION/i);
    // A request's link moves no other meeting than its own.
    const stranger = await meetingOf(await applicant(), 'Invited');
    expect((await job.command(statusToken, 'CancelMeeting', { meetingId: stranger.id, cause: 'other' })).status).toBe(404);
    await meetingOf(leadId, 'Scheduled');
    expect((await job.command(statusToken, 'WithdrawLead', { reasonCode: 'changedMind' })).status).toBeLessThan(500);
  });
});
