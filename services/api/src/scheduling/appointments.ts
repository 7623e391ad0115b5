import type { Answer } from '@jurilien/contracts/api';
import { type Asking, fold, type Recorded, Refused, type Row } from '@jurilien/event-sourcing';
import { safeContactOf } from '@jurilien/lead';
import { listRows, readStream } from '@jurilien/persistence';
import { appointmentAvailable, contactReadable } from '@jurilien/processes';
import { appointmentProposals } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import {
  addToCalendarLinks,
  appointment,
  type AppointmentEvent,
  appointmentEvent,
  type AppointmentState,
  calendarFile,
  type CalendarState,
  standsAs,
} from '@jurilien/scheduling';
import { documentsOf, shown as documentShown } from '../documents/shown.js';
import { calledPro, type Parties, partiesOf } from './parties.js';
import { placesOf } from './places.js';

type Shown = Answer<'GET /api/appointments/:appointmentId'>;
export type Line = Answer<'GET /api/appointments'>['upcoming'][number];
export type ReaderSide = Line['side'];

type Logged = Recorded & AppointmentEvent;
type Known = AppointmentState &
  Required<Pick<AppointmentState, 'acceptanceId' | 'leadId' | 'professionalId' | 'slot' | 'mode' | 'kind' | 'code'>>;

/** An appointment as the log has it. */
export interface Read {
  readonly appointmentId: string;
  readonly state: Known;
  readonly events: readonly Logged[];
  readonly parties: Parties;
}

/** How many of the latest are looked at; a person has few, and the oldest ones stand on the request. */
const SHOWN = 100;

/** Ids of appointments: of the list, and of what calendars already know and the list does not yet. */
export async function appointmentIdsOf(kernel: Kernel, filter: Row, calendars: readonly CalendarState[]): Promise<string[]> {
  const view = kernel.registry.views.get('appointments')!;
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: SHOWN, filter, sort: 'startsAt', order: 'desc' });
  const taken = calendars.flatMap(({ entries }) => Object.values(entries));
  const known = taken.filter(({ kind }) => kind !== 'held' && kind !== 'meeting').map(({ refId }) => refId);
  return [...new Set([...data.map((row) => row['id'] as string), ...known])];
}

/** One, from the log: who has just acted on it sees that. @throws Refused NOT_FOUND when there is none of this id */
export async function readAppointment(kernel: Kernel, appointmentId: string): Promise<Read> {
  const events = (await readStream(kernel.db, kernel.codec, `appointment-${appointmentId}`)) as Logged[];
  const state = fold(appointment, events);
  if (state.status === 'None') throw new Refused('NOT_FOUND', 'appointment');
  const known = state as Known;
  return { appointmentId, state: known, events, parties: await partiesOf(kernel, known) };
}

/** What both a list and the page of one say of it. @param signedIn a client's name is for who is signed in, never for a link */
export function lineOf({ appointmentId, state: s, events, parties }: Read, side: ReaderSide, who: Asking, signedIn: boolean): Line {
  const { acceptanceId, leadId, version } = s;
  const status = standsAs(s, who.now) as Line['state'];
  const cancelled = events.findLast((e) => e.type === 'AppointmentCancelled')?.data;
  const [zone, otherZone] = side === 'client' ? [s.clientZone!, s.professionalZone!] : [s.professionalZone!, s.clientZone!];
  return {
    ...{ appointmentId, acceptanceId, leadId, version, side, zone, otherZone },
    code: s.code,
    kind: s.kind,
    mode: s.mode,
    state: status,
    slot: s.slot,
    with: side === 'client' ? calledPro(parties) : clientOf(parties, who.now, signedIn),
    requestedBy: s.by!,
    ...(status === 'Requested' ? { confirmBy: s.confirmBy } : {}),
    ...(status === 'Proposing' && s.proposals ? { proposals: { ...s.proposals, slots: [...s.proposals.slots] } } : {}),
    stated: { client: s.stated.client, professional: s.stated.professional },
    disputed: s.disputed,
    ...(cancelled ? { cancelled: { by: cancelled.by, reason: cancelled.reason } } : {}),
    available: appointmentAvailable(s, { acceptanceId, leadId }, who),
  };
}

/** The client's name, for who is signed in, while contact data may be read. */
const clientOf = ({ states: { acceptance: deal, lead: request } }: Parties, now: string, signedIn: boolean): Line['with'] =>
  signedIn && contactReadable(deal, now) && request.clientName ? { name: request.clientName } : {};

/** The page of one (M07). */
export async function shownOf(kernel: Kernel, read: Read, side: ReaderSide, who: Asking, signedIn: boolean): Promise<Shown> {
  const { state: s, events, parties } = read;
  const { professional: pro, acceptance: deal } = parties.states;
  const province = s.province ?? 'QC';
  const terms = side === 'client' ? pro.consultation : undefined;
  const fr = parties.states.lead.lang !== 'en';
  const standing = ['Requested', 'Confirmed', 'Proposing'].includes(s.status);
  const moved = events.findLast((e) => e.type === 'AppointmentRescheduled' || e.type === 'AppointmentTimeCorrected');
  const bring = terms && (fr ? terms.bringFr : terms.bringEn);
  const { documents } = side === 'client' || signedIn ? await documentsOf(kernel, s.leadId) : { documents: [] };
  const places = standing ? await placeOf(kernel, s) : {};
  return {
    ...lineOf(read, side, who, signedIn),
    serverNow: who.now,
    province,
    professionalId: s.professionalId,
    ...(side === 'client' && deal.status !== 'Replaced' && pro.phoneNumber ? { phone: pro.phoneNumber } : {}),
    ...places,
    ...(standing ? { calendar: addable(read, side, places) } : {}),
    ...(bring ? { bring } : {}),
    ...(terms && s.kind === 'consultation' ? { price: fr ? terms.priceFr : terms.priceEn } : {}),
    ...(moved ? { moved: { from: moved.data.from, at: moved.occurredAt } } : {}),
    late: events.flatMap((e) => (e.type === 'LatenessReported' ? [{ by: e.data.by, minutes: e.data.minutes }] : [])),
    notes: notesOf(events, side, signedIn),
    documents: documents.map(documentShown),
    proposable: who.config.value(appointmentProposals, { province }),
  };
}

/** The appointment for a calendar: what its page shows, without a client's name, and no address that opens something of ours. */
function addable(
  { appointmentId: id, state: s, events, parties }: Read,
  side: ReaderSide,
  { place, videoLink }: Pick<Shown, 'place' | 'videoLink'>,
) {
  const { kind, mode, version, slot } = s;
  const row = { id, version, state: s.status as Line['state'], kind, mode, startsAt: slot.startsAt, endsAt: slot.endsAt };
  const safe = safeContactOf(parties.states.lead)?.neutral === true;
  const lang = (side === 'client' ? parties.states.lead.lang : parties.states.professional.lang) === 'en' ? 'en' : 'fr';
  const shown = { lang, code: s.code, place, url: videoLink, neutral: side === 'client' && safe } as const;
  const event = appointmentEvent({ ...row, changedAt: events.at(-1)!.occurredAt }, shown);
  const { summary, description, location, startsAt, endsAt } = event;
  const file = calendarFile({ events: [event], method: 'PUBLISH' });
  return { file, ...addToCalendarLinks({ summary, description, location, startsAt, endsAt }) };
}

/** What each side wrote beside its acts. A client's words are for a professional who is signed in, never for the holder of a link. */
function notesOf(events: readonly Logged[], side: ReaderSide, signedIn: boolean): Shown['notes'] {
  if (side === 'professional' && !signedIn) return [];
  return events.flatMap((e) => {
    if (e.type !== 'AppointmentRequested' && e.type !== 'SlotsProposed' && e.type !== 'AppointmentCancelled') return [];
    return e.data.note ? [{ by: e.data.by, at: e.occurredAt, text: e.data.note }] : [];
  });
}

/** Where one meets, for the way that was chosen. */
async function placeOf(kernel: Kernel, { mode, professionalId }: Known): Promise<Pick<Shown, 'place' | 'videoLink'>> {
  if (mode === 'phone') return {};
  const { address, videoLink } = await placesOf(kernel, professionalId);
  if (mode === 'video') return videoLink ? { videoLink } : {};
  return address ? { place: address } : {};
}
