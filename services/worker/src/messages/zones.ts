import type { LeadState } from '@jurilien/lead';
import type { ProfessionalState } from '@jurilien/professionals';
import { zoneOfPlace } from '@jurilien/reference';

/** Legal time where a client lives, as far as the request says; else that of the province's offices. */
export const zoneOfClient = ({ facts, address }: LeadState): string =>
  zoneOfPlace({ province: facts.province ?? 'QC', postalCode: address?.postalCode, city: facts.city });

/** Legal time where a professional practises. */
export const zoneOfPro = ({ province, practice }: ProfessionalState): string =>
  zoneOfPlace({ province: province ?? 'QC', postalCode: practice?.postalCode, city: practice?.city });
