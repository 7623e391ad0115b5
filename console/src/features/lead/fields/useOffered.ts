import { featureMulti, isProvinceOpen, type Province } from '@jurilien/reference';
import { placeOf } from '../../../in-force/place';
import { useConfig } from '../../../in-force/useConfig';
import type { Fact } from '../lead';
import type { LeadField } from './fields';

/** Whether a field asks for something that is offered; what a request has already is always shown. */
export const useOffered = (current: (name: string) => Fact | undefined): ((field: LeadField) => boolean) => {
  const config = useConfig();
  return ({ name }) =>
    name !== 'multi' || current(name) === true || config.value(featureMulti, placeOf(current('province') as Province | null));
};

/** The provinces that may be chosen, the chosen one among them. */
export const useOpenProvinces = (chosen: Fact): ((code: string) => boolean) => {
  const config = useConfig();
  return (code) => code === chosen || isProvinceOpen(code as Province, config);
};
