import { acceptance, type AcceptanceState } from '@jurilien/acceptance';
import type { Occasion } from '@jurilien/contracts';
import type { AsOf, Decider, EventTypes } from '@jurilien/event-sourcing';
import { lead, type LeadState } from '@jurilien/lead';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { distribution, type SearchState } from '@jurilien/search';

/** What an occurrence is about: ids alone. */
export type About = Omit<Occasion, 'rule'>;

/**
 * What facts and variables of one occurrence are found with. States are read when they are asked for, once each, as the log has them at
 * that moment: not when the occurrence began.
 */
export interface Lookup extends AsOf {
  readonly about: About;
  state<S, T extends EventTypes>(decider: Decider<S, T>, id: string): Promise<S>;
}

/** A state that an occurrence is about; nothing where it is about no such thing. */
const found =
  <S, T extends EventTypes>(decider: Decider<S, T>, idOf: (l: Lookup) => Promise<string | undefined> | string | undefined) =>
  async (l: Lookup): Promise<S | undefined> => {
    const id = await idOf(l);
    return id === undefined ? undefined : l.state(decider, id);
  };

export const acceptanceOf: (l: Lookup) => Promise<AcceptanceState | undefined> = found(acceptance, ({ about }) => about.acceptanceId);
/** The request: named by the occurrence, or that of its acceptance. */
export const requestOf: (l: Lookup) => Promise<LeadState | undefined> = found(
  lead,
  async (l) => l.about.leadId ?? (await acceptanceOf(l))?.leadId,
);
/** The professional: named by the occurrence, or that of its acceptance. */
export const professionalOf: (l: Lookup) => Promise<ProfessionalState | undefined> = found(
  professional,
  async (l) => l.about.professionalId ?? (await acceptanceOf(l))?.professionalId,
);
export const searchOf: (l: Lookup) => Promise<SearchState | undefined> = found(
  distribution,
  async (l) => l.about.leadId ?? (await acceptanceOf(l))?.leadId,
);
