import { ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { availability, NO_ONE } from '@jurilien/scheduling';

/** Whose calendar: a professional's, or that of a person of the team. */
export const owner = { professionalId: ids.professionalId.optional(), userId: ids.userId.optional() };
interface Owner {
  readonly professionalId?: string | undefined;
  readonly userId?: string | undefined;
}

export const onAvailability = ({ professionalId, userId }: Owner) => ({
  availability: streamOf(availability, professionalId ?? userId ?? NO_ONE),
});

/** @throws Refused VALIDATION unless there is exactly one */
export function ownerIdOf({ professionalId, userId }: Owner): string {
  refuseUnless((professionalId === undefined) !== (userId === undefined), 'VALIDATION', 'one-owner');
  return (professionalId ?? userId)!;
}
