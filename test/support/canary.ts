import { randomUUID } from 'node:crypto';
import { openFiles } from '@jurilien/files';
import { keepExternalBusy, takeReading } from '@jurilien/persistence';
import { distribution } from '@jurilien/search';
import { availability } from '@jurilien/scheduling';
import { stateOf } from '@jurilien/runtime';
import { seedAcceptance, seedCall, seedCandidateAccount, seedHiring } from './canary-words.js';
import { heldUnder, type Held } from './erasing.js';
import { completeJourney } from './journey.js';
import { wordsInDatabase } from './left-behind.js';
import { happenedBefore } from './past.js';
import { approvedProfessional, ready } from './people.js';
import { call, settled, type System } from './system.js';

/** Words that occur nowhere else: wherever one is after the erasure, the erasure has left something behind. */
export const CANARY = {
  name: 'Zqcanari Quenneville',
  email: 'zqcanari@exemple.test',
  phone: '4385550199',
  description: 'zqplumage',
  party: 'Zqadversaire',
  text: 'zqgazouillis',
  enquiry: 'zqvoliere',
  letter: 'zqcandidature',
  note: 'zqnichoir',
  proEmail: 'zqmaitre@exemple.test',
  proPhone: '4385550198',
  caller: 'Zqappelante Quirion',
  callerEmail: 'zqcourrier@exemple.test',
  takerPhone: '4385550197',
  /** As messages write it. */
  takerPhoneWritten: '438-555-0197',
  proText: 'zqplaidoirie',
  draftedLicence: 'zqbrouillon',
  candidateEmail: 'zqstagiaire@exemple.test',
  candidateName: 'Zqstagiaire',
  school: 'zqfaculte',
  staffEmail: 'zqcollegue@exemple.test',
  wish: 'zqfauteuil',
  excuse: 'zqtempete',
  address: 'zqrue des Rendez-vous',
  elsewhere: 'zqagenda',
  prepared: 'zqpreparatif',
  minutes: 'zqproces-verbal',
} as const;
/** All of them. */
export const marks: readonly string[] = Object.values(CANARY);

/** What is held of them, one after the other. */
export const KINDS = [
  ...['account', 'account', 'candidate', 'conversation', 'enquiry', 'jobApplication'],
  ...['professional', 'professional', 'request', 'request'],
];

/** Everything that is held under the canary's addresses. */
export const heldOf = (system: System): Promise<Held[]> =>
  heldUnder(system, [
    ...[CANARY.email, CANARY.callerEmail, CANARY.proEmail, CANARY.candidateEmail, CANARY.staffEmail],
    ...[`+1${CANARY.phone}`, `+1${CANARY.proPhone}`, `+1${CANARY.takerPhone}`],
  ]);

/** Every place in the database where a mark is. */
export const found = ({ kernel }: System): Promise<string[]> => wordsInDatabase(kernel.db, marks);

/** A file of an application, as an applicant brings it. */
async function resumeOf({ kernel }: System, applicationId: string) {
  const { kept } = await openFiles(kernel.vault, kernel.settings);
  return kept.keep(
    applicationId,
    (async function* () {
      yield Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n% ${CANARY.letter}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
    })(),
    ['pdf'],
  );
}

const ADA = { actor: { kind: 'user', id: 'ada', role: 'jurilien_admin' } } as const;
const DAY_MS = 86_400_000;
/** A whole hour, days from now. */
const inDays = (days: number): string => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * DAY_MS).toISOString();

/** An appointment of the client ahead, and one that was called off. */
async function seedAppointments(system: System, leadId: string): Promise<string> {
  const [accepted] = (await stateOf(system.kernel, distribution, leadId)).acceptances;
  const of = { acceptanceId: accepted!.acceptanceId, leadId };
  const [ahead, off] = [randomUUID(), randomUUID()];
  const wish = (appointmentId: string, startsAt: string) =>
    system.dispatch('RequestAppointment', { ...of, appointmentId, startsAt, kind: 'first', mode: 'phone', note: CANARY.wish }, ADA);
  await wish(ahead, inDays(3));
  await wish(off, inDays(4));
  await system.dispatch('CancelAppointment', { ...of, appointmentId: off, reason: 'illness', note: CANARY.excuse }, ADA);
  return ahead;
}

/** The hours of a professional with a place, another calendar of theirs with what was read of it, and a meeting with the team ahead. */
async function seedCalendar(system: System, professionalId: string): Promise<string> {
  const { kernel } = system;
  const hours = { bufferMinutes: 0, minNoticeHours: 0, slotMinutes: 30, autoConfirm: false, offersBooking: true };
  const plan = { ownerId: professionalId, ownerKind: 'professional', province: 'QC', zone: 'America/Toronto', weekly: [], exceptions: [] };
  await happenedBefore(kernel, availability, professionalId, [
    ['AvailabilitySet', { ...plan, ...hours, address: CANARY.address }],
    ['CalendarFeedSet', { ownerId: professionalId, feed: 1, detail: 'code' }],
    ['ExternalCalendarSet', { ownerId: professionalId, url: `https://${CANARY.elsewhere}.example/` }],
  ]);
  await takeReading(kernel.db, professionalId, { everySeconds: 0, afresh: true });
  await keepExternalBusy(kernel.db, professionalId, [{ from: Date.now(), until: Date.now() + DAY_MS }], new Date().toISOString());
  const meetingId = randomUUID();
  await system.dispatch('InviteToMeeting', { meetingId, kind: 'onboarding', professionalId }, ADA);
  await system.dispatch('PrepareMeeting', { meetingId, note: CANARY.prepared });
  await system.dispatch('NoteMeeting', { meetingId, note: CANARY.minutes }, ADA);
  return meetingId;
}

/** A professional with an account, a candidate with a profile, and a colleague. */
async function seedAccounts(system: System): Promise<{ professionalId: string; candidateId: string; meetingId: string }> {
  const [professionalId, candidateId] = [randomUUID(), randomUUID()];
  const mine = { professionalId };
  const account = (userId: string, email: string, role: string, more: object = {}) =>
    system.dispatch('CreateUser', {
      ...{
        userId,
        email,
        emailHash: system.kernel.secrets.hash(`email:${email}`),
        username: CANARY.candidateName,
        role: `jurilien_${role}`,
      },
      ...more,
    });
  const who = { title: 'lawyer', name: 'Me Canari', province: 'QC', lang: 'fr' };
  await system.dispatch('RegisterProfessional', { ...mine, ...who, email: CANARY.proEmail, phoneNumber: `+1${CANARY.proPhone}` });
  await system.dispatch('SaveProfessionalApplication', { ...mine, part: 'licence', answers: { licenceNo: CANARY.draftedLicence } });
  await system.dispatch('UpdateProfessionalProfile', { ...mine, text: { aboutFr: CANARY.proText } });
  await account(randomUUID(), CANARY.proEmail, 'professional', mine);
  await account(randomUUID(), CANARY.staffEmail, 'admin_validation');
  await seedCandidateAccount(system, candidateId, CANARY.candidateEmail, CANARY.candidateName);
  await system.dispatch('CreateCandidateProfile', {
    ...{ candidateId, firstName: CANARY.candidateName, lastName: 'Roy', phoneNumber: '+15145550142', type: 'articling' },
    ...{ school: CANARY.school, programme: 'Droit', barStatus: 'passed', regions: ['06'], languages: ['fr'], fields: ['family'] },
    ...{ skills: [], hours: 'full', workModes: ['hybrid'], blockedFirms: [] },
  });
  return { professionalId, candidateId, meetingId: await seedCalendar(system, professionalId) };
}

/** Puts the canary wherever a person can be: a request that was accepted, a text, a note, an enquiry, an application with its file, accounts. */
export async function seedCanary(system: System) {
  const pros = await Promise.all([1, 2, 3].map(() => approvedProfessional(system)));
  await ready(system, pros);
  const staff = await system.signIn('admin');
  const journey = await completeJourney(system, staff, pros, {
    clientName: CANARY.name,
    email: CANARY.email,
    phoneNumber: CANARY.phone,
    description: `Je me sépare et ${CANARY.description} me demande la garde partagée.`,
    othersInvolved: CANARY.party,
  });
  const note = await staff('POST', '/api/commands/AddLeadNote', {
    commandId: randomUUID(),
    reason: 'suivi',
    payload: { leadId: journey.leadId, note: CANARY.note },
  });
  if (note.status >= 300) throw new Error(JSON.stringify(note.body));
  await call(system.sandbox.origin, 'POST', '/api/reply', { from: `+1${CANARY.phone}`, body: CANARY.text });
  const said = { lang: 'fr', name: CANARY.name, email: CANARY.email };
  await system.dispatch('SubmitContactForm', {
    enquiryId: randomUUID(),
    topic: 'other',
    ...said,
    body: `Bonjour, ${CANARY.enquiry} à vendre`,
  });
  const applicationId = randomUUID();
  const resume = await resumeOf(system, applicationId);
  const applied = await system.dispatch('SubmitJobApplication', { applicationId, ...said, letter: CANARY.letter, resume });
  await settled(system.kernel, applied.position);
  const appointmentId = await seedAppointments(system, journey.leadId);
  const accounts = await seedAccounts(system);
  const callId = await seedCall(system, { name: CANARY.caller, email: CANARY.callerEmail });
  await seedHiring(system, pros[0]!.professionalId, accounts.candidateId);
  await seedAcceptance(system, `+1${CANARY.takerPhone}`);
  return { journey, fileId: resume.fileId, appointmentId, callId, ...accounts };
}
