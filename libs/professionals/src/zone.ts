import { zoneOfPlace } from '@jurilien/reference';
import type { ProfessionalState } from './professional.js';

/** Legal time where a professional practises. */
export const zoneOfPro = ({ province, practice }: Pick<ProfessionalState, 'province' | 'practice'>): string =>
  zoneOfPlace({ province: province ?? 'QC', postalCode: practice?.postalCode, city: practice?.city });
