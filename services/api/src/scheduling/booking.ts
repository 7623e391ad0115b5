import type { Answer } from '@jurilien/contracts/api';
import { STANDING } from '@jurilien/acceptance';
import { databaseNow, stateOf, type Kernel } from '@jurilien/runtime';
import { appointment, holdEntry, holds, reservation, standsAs } from '@jurilien/scheduling';
import { appointmentIdsOf } from './appointments.js';
import { freeTimes } from './free-times.js';
import { calledPro, type Pair, type Parties, partiesOf } from './parties.js';

type Booking = Answer<'GET /api/client/booking/:acceptanceId'>;

/** What a client sees who books with the professional of an acceptance (M18), from the log: who has just held a time sees it held. */
export async function bookingOf(kernel: Kernel, pair: Pair, from: string | undefined): Promise<Booking> {
  const now = await databaseNow(kernel);
  const parties = await partiesOf(kernel, pair);
  const { states, clientZone, professionalZone } = parties;
  const holdId = states.professionals.entries[holdEntry(pair.acceptanceId)]?.refId;
  const [hold, booked] = await Promise.all([heldNow(kernel, holdId, now), bookedWith(kernel, pair, parties, now)]);
  const zones = { zone: clientZone, otherZone: professionalZone };
  return {
    ...freeTimes(kernel, parties, zones, { from, own: holdId ? [holdId] : [], now }),
    ...pair,
    serverNow: now,
    code: states.lead.code!,
    province: states.acceptance.province ?? 'QC',
    professional: calledPro(parties),
    state: stateOfBooking(parties),
    autoConfirm: states.availability.plan?.autoConfirm === true,
    ...(hold ? { hold } : {}),
    appointments: booked,
    ...announced(parties),
  };
}

/** What the client's page of a request says of times with one who accepted: whether one can be booked, and those that stand. */
export async function bookableWith(kernel: Kernel, pair: Pair, now: string) {
  const parties = await partiesOf(kernel, pair);
  const booked = parties.states.availability.plan ? await bookedWith(kernel, pair, parties, now) : [];
  return { booking: stateOfBooking(parties) === 'open', appointments: booked.filter(({ state }) => LIVE.includes(state)) };
}

const LIVE: readonly string[] = ['Requested', 'Confirmed', 'Proposing'];

function stateOfBooking({
  states: {
    acceptance: deal,
    availability: { plan },
    professional: pro,
  },
}: Parties): Booking['state'] {
  if (!STANDING.includes(deal.status) || pro.status !== 'Approved') return 'ended';
  return plan?.offersBooking ? 'open' : 'notOffered';
}

/** What the professional announces of consultations, in the client's language. */
function announced({ states: { professional: pro, lead: request } }: Parties): Pick<Booking, 'price' | 'bring'> {
  const terms = pro.consultation;
  if (!terms) return {};
  const fr = request.lang !== 'en';
  const bring = fr ? terms.bringFr : terms.bringEn;
  return { price: fr ? terms.priceFr : terms.priceEn, ...(bring ? { bring } : {}) };
}

async function heldNow(kernel: Kernel, reservationId: string | undefined, now: string): Promise<Booking['hold']> {
  if (!reservationId) return undefined;
  const held = await stateOf(kernel, reservation, reservationId);
  return holds(held, now) ? { reservationId, slot: held.slot!, until: held.until! } : undefined;
}

/** Appointments of the pair, the latest first. */
async function bookedWith(kernel: Kernel, pair: Pair, parties: Parties, now: string): Promise<Booking['appointments']> {
  const ids = await appointmentIdsOf(kernel, { acceptanceId: [pair.acceptanceId] }, [parties.states.clients]);
  const all = await Promise.all(
    ids.map(async (appointmentId) => ({ appointmentId, of: await stateOf(kernel, appointment, appointmentId) })),
  );
  return all
    .filter(({ of }) => of.acceptanceId === pair.acceptanceId && of.status !== 'None')
    .map(({ appointmentId, of }) => ({
      appointmentId,
      state: standsAs(of, now) as Booking['appointments'][number]['state'],
      slot: of.slot!,
      zone: of.clientZone!,
    }))
    .sort((a, b) => b.slot.startsAt.localeCompare(a.slot.startsAt));
}
