import type { LeadState } from '@jurilien/lead';
import { zoneOfPlace } from '@jurilien/reference';

/** Legal time where a client lives, as far as the request says; else that of the province's offices. */
export const zoneOfClient = ({ facts, address }: LeadState): string =>
  zoneOfPlace({ province: facts.province ?? 'QC', postalCode: address?.postalCode, city: facts.city });

export { zoneOfPro } from '@jurilien/professionals';
