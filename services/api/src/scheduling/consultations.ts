import type { Answer } from '@jurilien/contracts/api';
import type { Asking } from '@jurilien/event-sourcing';
import { survey, surveyIdOf, surveyOpen } from '@jurilien/feedback';
import { contactReadable, sheetAvailable } from '@jurilien/processes';
import { databaseNow, askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { calendar } from '@jurilien/scheduling';
import type { Principal } from '../permissions/principal.js';
import { ownProfessional, ownRows } from '../pro/own.js';
import { appointmentIdsOf, type Line, lineOf, readAppointment } from './appointments.js';
import { ownLeadIds, pairsOf } from './own-appointments.js';
import { calledPro, type Parties, partiesOf } from './parties.js';

type Consultations = Answer<'GET /api/consultations'>;
type Item = Consultations['items'][number];
interface Found {
  readonly acceptanceId: string;
  readonly parties: Parties;
}

/** An acceptance is a consultation where the request asked for one, or one was recorded. */
const isOne = ({ states: { lead: request, acceptance: deal } }: Parties): boolean =>
  request.facts.consult === true || deal.status === 'Consultation' || deal.consultation !== undefined;

/** Consultations of the person who is signed in, the latest first (M06). */
export async function ownConsultations(kernel: Kernel, principal: Principal): Promise<Consultations> {
  const now = await databaseNow(kernel);
  const who = askingOf(kernel, principal.actor, now);
  const side = principal.who === 'client' ? 'client' : 'professional';
  const { found, ids, terms } = side === 'client' ? await ofClient(kernel, principal) : await ofProfessional(kernel, principal);
  const lines = (await Promise.all(ids.map((id) => readAppointment(kernel, id)))).map((read) => lineOf(read, side, who, true));
  const items = await Promise.all(found.filter(({ parties }) => isOne(parties)).map((one) => itemOf(kernel, one, side, who, lines)));
  items.sort((a, b) => b.acceptedAt.localeCompare(a.acceptedAt));
  return { serverNow: now, side, items, ...(terms ? { terms } : {}) };
}

interface Mine {
  readonly found: readonly Found[];
  readonly ids: readonly string[];
  readonly terms?: Consultations['terms'];
}

async function ofClient(kernel: Kernel, principal: Principal): Promise<Mine> {
  const leadIds = await ownLeadIds(kernel, principal);
  if (leadIds.length === 0) return { found: [], ids: [] };
  const found = await pairsOf(kernel, leadIds);
  return {
    found,
    ids: await appointmentIdsOf(
      kernel,
      { leadId: leadIds },
      found.map(({ parties }) => parties.states.clients),
    ),
  };
}

async function ofProfessional(kernel: Kernel, principal: Principal): Promise<Mine> {
  const own = await ownProfessional(kernel, principal);
  const rows = await ownRows<{ id: string; leadId: string }>(kernel, 'acceptances', own);
  const found = await Promise.all(
    rows.map(async ({ id, leadId }) => ({ acceptanceId: id, parties: await partiesOf(kernel, { acceptanceId: id, leadId }) })),
  );
  const { professionalId, state } = own;
  const ids = await appointmentIdsOf(kernel, { professionalId }, [await stateOf(kernel, calendar, professionalId)]);
  return { found, ids, ...(state.consultation ? { terms: state.consultation } : {}) };
}

async function itemOf(
  kernel: Kernel,
  { acceptanceId, parties }: Found,
  side: Consultations['side'],
  who: Asking,
  lines: readonly Line[],
): Promise<Item> {
  const { now } = who;
  const { acceptance: deal, lead: request, professional: pro } = parties.states;
  const opinion = await stateOf(kernel, survey, surveyIdOf(acceptanceId, side));
  const booked = lines.filter((line) => line.acceptanceId === acceptanceId).sort((a, b) => b.slot.startsAt.localeCompare(a.slot.startsAt));
  // What stands comes before what fell through.
  const last = booked.find(({ state }) => state !== 'Cancelled' && state !== 'Lapsed') ?? booked[0];
  const name = contactReadable(deal, now) ? request.clientName : undefined;
  const terms = pro.consultation;
  return {
    acceptanceId,
    leadId: deal.leadId,
    code: request.code!,
    with: side === 'client' ? calledPro(parties) : name ? { name } : {},
    stage: deal.status as Item['stage'],
    acceptedAt: deal.openedAt!,
    ...(terms ? { price: request.lang === 'en' ? terms.priceEn : terms.priceFr } : {}),
    ...(deal.consultation ? { outcome: deal.consultation } : {}),
    ...(deal.next ? { next: deal.next } : {}),
    ...(last
      ? { appointment: { appointmentId: last.appointmentId, state: last.state, slot: last.slot, zone: last.zone, mode: last.mode } }
      : {}),
    asked: surveyOpen(opinion, now),
    available: side === 'professional' ? sheetAvailable({ acceptance: deal, lead: request }, who) : {},
  };
}
