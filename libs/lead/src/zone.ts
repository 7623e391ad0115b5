import { zoneOfPlace } from '@jurilien/reference';
import type { LeadState } from './lead-state.js';

/** Legal time where a client lives, as far as the request says; else that of the province's offices. */
export const zoneOfClient = ({ facts, address }: Pick<LeadState, 'facts' | 'address'>): string =>
  zoneOfPlace({ province: facts.province ?? 'QC', postalCode: address?.postalCode, city: facts.city });
