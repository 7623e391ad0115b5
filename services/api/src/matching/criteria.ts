import { oneLine } from '@jurilien/event-sourcing';
import { LAWYER_TYPES, REGIONS } from '@jurilien/reference';
import type { MatchLead } from '@jurilien/search';
import { z } from 'zod';

const field = z.enum(LAWYER_TYPES.map((t) => t.code));
const region = z.string().refine((code) => REGIONS.some((r) => r.code === code), 'unknown');
const rate = z.enum(['1', '2', '3', '4', '5']);
const flag = z.boolean().default(false);

/** A request somebody types in, to see who would fit. */
export const criteria = z
  .object({
    province: z.enum(['QC', 'ON']),
    region,
    city: oneLine(100).optional(),
    postalCode: oneLine(10).optional(),
    lawyerType: field,
    additionalLawyerTypes: z.array(field).max(5).default([]),
    lang: z.enum(['fr', 'en']).default('fr'),
    acceptDistance: flag,
    juridicalHelp: flag,
    mediator: flag,
    paralegal: flag,
    rate: rate.default('3'),
    budget: z.number().int().min(0).max(5).default(0),
    experience: z.number().int().min(0).max(60).default(0),
    smallMandate: flag,
    consult: flag,
    superLead: flag,
    inCourt: flag,
    urgent: flag,
    priceCc: z.number().int().min(0).max(100_000).default(100),
  })
  .strict();

/** Sliders of "what if". */
export const changes = z
  .object({
    distanceKm: z.number().int().min(0).max(1_000).optional(),
    rate: rate.optional(),
    experience: z.number().int().min(0).max(60).optional(),
    acceptDistance: z.boolean().optional(),
  })
  .strict();

/** Ties of a typed request are broken for a lead that does not exist. */
const NO_LEAD = '00000000-0000-0000-0000-000000000000';
export const typedLead = (c: z.infer<typeof criteria>): MatchLead => ({ leadId: NO_LEAD, ...c });
