import { streamOf } from '@jurilien/event-sourcing';
import { prospect, type ProspectState } from '../prospect.js';

export const onProspect = (i: { prospectId: string }) => ({ prospect: streamOf(prospect, i.prospectId) });
/** What rules of availability of a prospect read. */
export interface OnProspect {
  readonly prospect: ProspectState;
}
