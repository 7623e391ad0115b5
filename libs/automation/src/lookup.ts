import { acceptance, type AcceptanceState } from '@jurilien/acceptance';
import type { Occasion } from '@jurilien/contracts';
import type { AsOf, Decider, EventTypes } from '@jurilien/event-sourcing';
import { blacklistEntry, type BlacklistState } from '@jurilien/exclusions';
import { lead, type LeadState } from '@jurilien/lead';
import { relay, type RelayEntry } from '@jurilien/messaging';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { appointment, type AppointmentState } from '@jurilien/scheduling';
import { distribution, liveClaims, seatsTaken, type Claim, type Offer, type SearchState } from '@jurilien/search';
import type { Questions } from './questions.js';

/** What an occurrence is about: ids alone. */
export type About = Omit<Occasion, 'rule'>;

/**
 * What facts and variables of one occurrence are found with. States are read when they are asked for, once each, as the log has them at
 * that moment: not when the occurrence began.
 */
export interface Lookup extends AsOf {
  readonly about: About;
  state<S, T extends EventTypes>(decider: Decider<S, T>, id: string): Promise<S>;
  /** What no state says by itself. */
  readonly ask: Questions;
}

/** Finds a state that an occurrence is about; nothing where it is about no such thing. */
export const found =
  <S, T extends EventTypes>(decider: Decider<S, T>, idOf: (l: Lookup) => Promise<string | undefined> | string | undefined) =>
  async (l: Lookup): Promise<S | undefined> => {
    const id = await idOf(l);
    return id === undefined ? undefined : l.state(decider, id);
  };

/** The acceptance by which a professional has a seat on a request. */
async function seatOf({ about: { leadId, professionalId }, state }: Lookup): Promise<string | undefined> {
  if (!leadId || !professionalId) return undefined;
  return seatsTaken(await state(distribution, leadId)).findLast((a) => a.professionalId === professionalId)?.acceptanceId;
}

/** The appointment of a client with a professional. */
export const appointmentOf: (l: Lookup) => Promise<AppointmentState | undefined> = found(appointment, ({ about }) => about.appointmentId);
/** The acceptance: named by the occurrence, that of its appointment, or that by which its professional has a seat on its request. */
export const acceptanceOf: (l: Lookup) => Promise<AcceptanceState | undefined> = found(
  acceptance,
  async (l) => l.about.acceptanceId ?? (await appointmentOf(l))?.acceptanceId ?? seatOf(l),
);
/** The request: named by the occurrence, or that of its acceptance. */
export const requestOf: (l: Lookup) => Promise<LeadState | undefined> = found(
  lead,
  async (l) => l.about.leadId ?? (await acceptanceOf(l))?.leadId,
);
/** The entry of the blacklist. */
export const blacklistEntryOf: (l: Lookup) => Promise<BlacklistState | undefined> = found(blacklistEntry, ({ about }) => about.entryId);

/** The professional's id: named by the occurrence, that of its acceptance, or whom its entry of the blacklist is about. */
export async function professionalIdOf(l: Lookup): Promise<string | undefined> {
  const named = l.about.professionalId ?? (await acceptanceOf(l))?.professionalId;
  if (named !== undefined || l.about.acceptanceId !== undefined) return named;
  const entry = (await blacklistEntryOf(l))?.entry;
  return entry?.kind === 'professional' ? entry.professionalId : undefined;
}
export const professionalOf: (l: Lookup) => Promise<ProfessionalState | undefined> = found(professional, professionalIdOf);
export const searchOf: (l: Lookup) => Promise<SearchState | undefined> = found(
  distribution,
  async (l) => l.about.leadId ?? (await acceptanceOf(l))?.leadId,
);

/** Something about the request; nothing where the occurrence is about none. */
export const ofRequest =
  <L extends Lookup, More extends readonly unknown[], T>(found: (request: LeadState, l: L, ...more: More) => T | Promise<T>) =>
  async (l: L, ...more: More): Promise<T | undefined> => {
    const request = await requestOf(l);
    return request && found(request, l, ...more);
  };

/** The offer: named by the occurrence, or the last one that was made to its professional. */
export async function offerOf(l: Lookup): Promise<Offer | undefined> {
  const { offerId, professionalId } = l.about;
  return (await searchOf(l))?.offers.findLast((o) => (offerId === undefined ? o.professionalId === professionalId : o.offerId === offerId));
}

/** The claim that the occurrence names, while it lives. */
export async function claimOf(l: Lookup): Promise<Claim | undefined> {
  const search = await searchOf(l);
  return search && liveClaims(search, l.now).find(({ claimId }) => claimId === l.about.claimId);
}

/** What a professional or the client of an accepted request wrote to the other. */
export const entryOf = async ({ about: { acceptanceId, entryId }, state }: Lookup): Promise<RelayEntry | undefined> =>
  acceptanceId === undefined ? undefined : (await state(relay, acceptanceId)).entries.find((e) => e.entryId === entryId);
