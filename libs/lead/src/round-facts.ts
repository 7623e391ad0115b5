import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** What a round freezes beside price and waves: a change of configuration or schedule touches the next one only (4.3.7). */
export const frozenRules = {
  /** Version of the weights that rank. */
  configVersion: z.number().int().optional(),
  /** How access is paid for: by request, or by a plan (`billing.model`). */
  billing: z.enum(['credits', 'subscription']).optional(),
  /** Whether who said nothing in their wave may still claim (`offer.lateClaim`). */
  lateClaim: z.boolean().optional(),
  /** The board does not open before; `boardEarly`: staff said that it may come before the last wave. */
  boardFrom: z.string().optional(),
  boardEarly: z.boolean().optional(),
  preferredProfessionalId: ids.professionalId.optional(),
  /** Whom the client asks for though they said no, accepted or were replaced in an earlier search (4.6, E16). */
  againIds: z.array(ids.professionalId).optional(),
  /** Which kinds of requests it is that may be paused by themselves: legal aid, super, consultation (E01). */
  kinds: z.array(z.enum(['aj', 'super', 'consult'])).optional(),
};

/** Someone staff chose by hand, which exclusions they override, and when the offer may go out if not at once (E21). */
export const manualPick = z.object({
  professionalId: ids.professionalId,
  name: z.string().optional(),
  overrides: z.array(z.string()),
  sendAt: z.string().optional(),
});
export type ManualPick = z.infer<typeof manualPick>;

/** One batch of a plan, as events carry it. */
export const plannedWave = z.object({
  size: z.number().int(),
  minutes: z.number().int(),
  clock: z.literal('business').optional(),
  preferred: z.boolean().optional(),
});
