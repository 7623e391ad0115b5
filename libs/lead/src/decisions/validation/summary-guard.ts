import { detectPersonalData, type KnownPerson } from '@jurilien/personal-data';
import type { LeadState } from '../../lead-state.js';

/** The persons a lead's summary must not name. */
export const knownPersons = (s: LeadState): KnownPerson => ({
  clientName: s.clientName,
  email: s.email,
  phoneNumber: s.phoneNumber,
  address: s.address,
  others: s.othersInvolved.filter((p) => !p.unknown).map((p) => p.name),
});

/** Whether professionals may read this text before acceptance. */
export const isClean = (text: string, s: LeadState): boolean => detectPersonalData(text, knownPersons(s)).length === 0;
