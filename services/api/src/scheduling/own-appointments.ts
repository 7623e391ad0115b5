import { STANDING } from '@jurilien/acceptance';
import type { Answer } from '@jurilien/contracts/api';
import type { Asking } from '@jurilien/event-sourcing';
import { listRows } from '@jurilien/persistence';
import { databaseNow, askingOf, stateOf, type Kernel, scopeOf } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import { calendar } from '@jurilien/scheduling';
import type { Principal } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { appointmentIdsOf, type Line, lineOf, type Read, readAppointment, type ReaderSide } from './appointments.js';
import { calledPro, type Parties, partiesOf } from './parties.js';

type Own = Answer<'GET /api/appointments'>;

/** A person makes few requests; the newest matter. */
const REQUESTS = 25;

/** The requests of a client who is signed in. */
export async function ownLeadIds(kernel: Kernel, principal: Principal): Promise<string[]> {
  const view = kernel.registry.views.get('lead-statuses')!;
  const scope = await scopeOf(kernel, view, principal);
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: REQUESTS, filter: {}, scope, sort: 'createdAt', order: 'desc' });
  return data.map((row) => row['id'] as string);
}

/** Everyone who accepted these requests, with their professional. */
export async function pairsOf(kernel: Kernel, leadIds: readonly string[]): Promise<{ acceptanceId: string; parties: Parties }[]> {
  const searches = await Promise.all(leadIds.map(async (leadId) => ({ leadId, of: await stateOf(kernel, distribution, leadId) })));
  return Promise.all(
    searches.flatMap(({ leadId, of }) =>
      of.acceptances.map(async ({ acceptanceId }) => ({ acceptanceId, parties: await partiesOf(kernel, { acceptanceId, leadId }) })),
    ),
  );
}

/** Everything booked by or with the person who is signed in, and for a client what can be booked (M02). */
export async function ownAppointments(kernel: Kernel, principal: Principal): Promise<Own> {
  const now = await databaseNow(kernel);
  const who = askingOf(kernel, principal.actor, now);
  if (principal.who === 'client') return ofClient(kernel, principal, who);
  const { professionalId } = await ownProfessional(kernel, principal);
  const ids = await appointmentIdsOf(kernel, { professionalId }, [await stateOf(kernel, calendar, professionalId)]);
  const all = await Promise.all(ids.map((id) => readAppointment(kernel, id)));
  return { serverNow: now, ...sorted(all, 'professional', who), invitations: [] };
}

async function ofClient(kernel: Kernel, principal: Principal, who: Asking): Promise<Own> {
  const leadIds = await ownLeadIds(kernel, principal);
  if (leadIds.length === 0) return { serverNow: who.now, upcoming: [], toConfirm: [], past: [], invitations: [] };
  const pairs = await pairsOf(kernel, leadIds);
  const ids = await appointmentIdsOf(
    kernel,
    { leadId: leadIds },
    pairs.map(({ parties }) => parties.states.clients),
  );
  const all = (await Promise.all(ids.map((id) => readAppointment(kernel, id)))).filter(({ state }) => leadIds.includes(state.leadId));
  const lines = sorted(all, 'client', who);
  const taken = new Set([...lines.upcoming, ...lines.toConfirm].map(({ acceptanceId }) => acceptanceId));
  return { serverNow: who.now, ...lines, invitations: pairs.filter((pair) => !taken.has(pair.acceptanceId)).flatMap(invitationOf) };
}

/** An invitation to book, where the professional still serves the request and offers it. */
function invitationOf({ acceptanceId, parties }: { acceptanceId: string; parties: Parties }): Own['invitations'] {
  const { acceptance: deal, availability, professional: pro, lead } = parties.states;
  const open = STANDING.includes(deal.status) && !deal.notChosen && pro.status === 'Approved' && availability.plan?.offersBooking === true;
  return open ? [{ acceptanceId, leadId: deal.leadId, code: lead.code!, professional: calledPro(parties) }] : [];
}

const WAITING: readonly Line['state'][] = ['Requested', 'Proposing'];

/** To come, to be confirmed, and over. */
function sorted(all: readonly Read[], side: ReaderSide, who: Asking): Pick<Own, 'upcoming' | 'toConfirm' | 'past'> {
  const lines = all.map((read) => lineOf(read, side, who, true)).sort((a, b) => a.slot.startsAt.localeCompare(b.slot.startsAt));
  const toConfirm = lines.filter(({ state }) => WAITING.includes(state));
  const upcoming = lines.filter(({ state, slot }) => state === 'Confirmed' && slot.endsAt > who.now);
  const rest = lines.filter((line) => !toConfirm.includes(line) && !upcoming.includes(line)).reverse();
  return { upcoming, toConfirm, past: rest };
}
