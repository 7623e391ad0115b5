import { z } from 'zod';
import { ACTOR_GROUPS } from '../audit.js';
import { contracts, instant } from './contract.js';
import { jsonText, pageOf } from './lists.js';

const words = z.union([z.string().min(1).max(200), z.array(z.string().min(1).max(200)).min(1).max(100)]).transform((v) => [v].flat());
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const filter = z.strictObject({
  person: z.string().min(1).max(100),
  action: words,
  subject: words,
  from: moment,
  to: moment,
  by: z.enum(ACTOR_GROUPS),
});

const line = z.object({
  /** `event-…`, `access-…` or `operator-…`. */
  id: z.string(),
  at: instant,
  actorKind: z.enum(['user', 'token', 'anon', 'provider', 'operator']),
  actor: z.string(),
  /** Name of a colleague; absent for everyone else. */
  actorName: z.string().optional(),
  actorRole: z.string().optional(),
  /** The administrator who looked through the actor's eyes. */
  impersonator: z.string().optional(),
  impersonatorName: z.string().optional(),
  /** An access code, an event's type, or what an operator did. */
  action: z.string(),
  /** `lead-…`, `user-…`: a stream; `view-leads`: a list; `POST /api/…`: a route. */
  subject: z.string(),
  reason: z.string().optional(),
  /** Of the configuration that an event was decided on. */
  configVersion: z.int().optional(),
  detail: z.record(z.string(), z.unknown()),
});

/** How far the chain of seals reaches and, once someone had it walked, whether everything under it is as it was sealed. */
const chain = z.object({
  seals: z.int(),
  sealedAt: instant.optional(),
  verified: z.boolean().optional(),
  breach: z
    .object({
      seal: z.int(),
      what: z.enum(['row-changed', 'row-removed', 'row-added', 'seal-changed', 'seal-missing', 'not-ours', 'head-not-found']),
    })
    .optional(),
});

/** N05: who did, saw, exported, unmasked, impersonated, and whether it still stands as it was written. */
export const auditApi = contracts({
  'GET /api/audit': {
    summary: 'Who did what, and who looked at what',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      perPage: z.coerce.number().int().min(1).max(100).default(25),
      filter: jsonText.pipe(filter.partial()).default({}),
    }),
    answer: pageOf(line),
  },
  'GET /api/audit/chain': { summary: 'How far the chain of seals reaches', answer: chain },
  'POST /api/audit/verify': { summary: 'Walk the whole chain', answer: chain },
});
