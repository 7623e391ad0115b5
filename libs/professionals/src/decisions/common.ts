import {
  allOf,
  type Availability,
  type Bounds,
  type Config,
  type ConfigPlace,
  ids,
  refuseUnlessAvailable,
  type StatesOf,
  streamOf,
  unless,
} from '@jurilien/event-sourcing';
import { pricingMaxCc, pricingMinCc } from '@jurilien/reference';
import { professional, type ProfessionalEvent, type ProfessionalState } from '../professional.js';

export const professionalId = ids.professionalId;
export const onProfessional = (i: { professionalId: string }) => ({ professional: streamOf(professional, i.professionalId) });
export const inProvince = ({ professional: s }: StatesOf<ReturnType<typeof onProfessional>>) => s.province;
/** One event of a professional, typed by its name. */
export const happened = <T extends ProfessionalEvent['type']>(
  type: T,
  data: Extract<ProfessionalEvent, { type: T }>['data'],
): ProfessionalEvent => ({ type, data }) as ProfessionalEvent;

/** What rules of availability of a professional read. */
export type OnProfessional = StatesOf<ReturnType<typeof onProfessional>>;

/** The professional is known, and not erased. */
export const known = (s: ProfessionalState): Availability =>
  allOf(unless(s.status !== 'None', 'NOT_FOUND', 'professional'), unless(!s.erased, 'WRONG_STATE', 'person-erased'));
/** The membership is in one of the states. */
export const isIn = (s: ProfessionalState, states: readonly ProfessionalState['status'][]): Availability =>
  allOf(known(s), unless(states.includes(s.status), 'WRONG_STATE', `professional-${s.status.toLowerCase()}`));
/** Between what the prices of requests lie where someone works, and so the highest one they may name. */
export const pricesIn = (config: Config, at: ConfigPlace): Bounds => ({
  least: config.value(pricingMinCc, at),
  most: config.value(pricingMaxCc, at),
});
/** Refuses unless the membership is in one of the states. */
export const refuseUnlessIn = (s: ProfessionalState, states: readonly ProfessionalState['status'][]): void =>
  refuseUnlessAvailable(isIn(s, states));
