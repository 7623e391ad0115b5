import { allOf, alreadyDone, decision, refuseUnless, unlessDone } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, isIn, type OnProfessional, onProfessional, professionalId } from './common.js';

/** One person may suspend for this long; for longer it takes two. */
const ALONE_DAYS = 30;

const suspendable = ({ professional: s }: OnProfessional) =>
  allOf(unlessDone(s.status === 'Suspended', 'already-suspended'), isIn(s, ['Approved']));
const reinstatable = ({ professional: s }: OnProfessional) =>
  allOf(unlessDone(s.status === 'Approved', 'not-suspended'), isIn(s, ['Suspended']));

/**
 * Stops offers and claims at once; live claims are released free by the process that follows. For more than thirty days one
 * person asks and another agrees.
 */
export const suspendProfessional = decision({
  name: 'SuspendProfessional',
  input: z.object({ professionalId, notice: z.string().trim().min(5).max(500), days: z.number().int().min(1).max(730).optional() }),
  reasonRequired: true,
  streams: onProfessional,
  province: inProvince,
  available: suspendable,
  decide({ days = ALONE_DAYS, ...input }, { professional: s }, ctx) {
    if (alreadyDone(suspendable({ professional: s }))) return {};
    const until = new Date(Date.parse(ctx.now) + days * DAY_MS).toISOString();
    if (days > ALONE_DAYS) {
      const { suspensionProposed: proposed } = s;
      if (!proposed) return { professional: [happened('SuspensionProposed', { ...input, until })] };
      refuseUnless(proposed.by !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'second-person');
    }
    return {
      professional: [
        happened('ProfessionalSuspended', { ...input, until }),
        ...(s.publication?.live ? [happened('ProfileUnpublished', { professionalId: input.professionalId })] : []),
      ],
    };
  },
});

/** The day a suspension was to last until has come. */
export const endSuspension = decision({
  name: 'EndSuspension',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }, ctx) {
    const over = s.status === 'Suspended' && s.suspendedUntil !== undefined && Date.parse(s.suspendedUntil) <= Date.parse(ctx.now);
    return { professional: over ? [happened('ProfessionalReinstated', input)] : [] };
  },
});

/** Ends a suspension. */
export const reinstateProfessional = decision({
  name: 'ReinstateProfessional',
  input: z.object({ professionalId }),
  reasonRequired: true,
  streams: onProfessional,
  province: inProvince,
  available: reinstatable,
  decide(input, { professional: s }) {
    if (alreadyDone(reinstatable({ professional: s }))) return {};
    return { professional: [happened('ProfessionalReinstated', input)] };
  },
});
