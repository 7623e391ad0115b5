import { ids, Refused, type StatesOf, streamOf } from '@jurilien/event-sourcing';
import { professional, type ProfessionalEvent, type ProfessionalState } from '../professional.js';

export const professionalId = ids.professionalId;
export const onProfessional = (i: { professionalId: string }) => ({ professional: streamOf(professional, i.professionalId) });
export const inProvince = ({ professional: s }: StatesOf<ReturnType<typeof onProfessional>>) => s.province;
/** One event of a professional, typed by its name. */
export const happened = <T extends ProfessionalEvent['type']>(
  type: T,
  data: Extract<ProfessionalEvent, { type: T }>['data'],
): ProfessionalEvent => ({ type, data }) as ProfessionalEvent;

/** Refuses unless the membership is in one of the states. */
export function refuseUnlessIn(s: ProfessionalState, states: readonly ProfessionalState['status'][]): void {
  if (s.status === 'None') throw new Refused('NOT_FOUND', 'professional');
  if (!states.includes(s.status)) throw new Refused('WRONG_STATE', `professional-${s.status.toLowerCase()}`);
}
