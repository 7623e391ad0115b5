import { ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { followUp, type FollowUpEvent, type FollowUpState } from '../follow-up.js';

export const onFollowUp = (i: { followUpId: string }) => ({ followUp: streamOf(followUp, i.followUpId) });
export const ofFollowUp = z.object({ followUpId: ids.followUpId });
/** What rules of availability of a follow-up read. */
export interface OnFollowUp {
  readonly followUp: FollowUpState;
}
export const followUpProvince = ({ followUp: s }: OnFollowUp) => s.province;
/** What happened to a follow-up, typed by its name. */
export const followed = <T extends FollowUpEvent['type']>(type: T, data: Extract<FollowUpEvent, { type: T }>['data']): FollowUpEvent =>
  ({ type, data }) as FollowUpEvent;
