import { z } from 'zod';

export { MODES, type Mode } from '@jurilien/reference';

/** Who acted on an appointment or a meeting. */
export const SIDES = ['client', 'professional', 'staff', 'system'] as const;
export type Side = (typeof SIDES)[number];

/**
 * A time of meeting: the instants, and the clock that it was chosen on with what that clock showed (4.5.3). The wall time is kept, so that
 * a change of the rules of a time zone can move the instants and leave what people agreed on.
 */
export const slot = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  /** IANA zone in which it was chosen, and the time its clock shows: `2027-03-14T09:00`. */
  zone: z.string(),
  wallTime: z.string(),
  /** The clock shows that time twice, because it is set back: this is the first. */
  ambiguous: z.literal(true).optional(),
});
export type Slot = z.output<typeof slot>;
