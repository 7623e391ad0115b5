import { ruleText } from '@jurilien/automation';
import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';

const both = z.object({ fr: z.string(), en: z.string() });
const version = z.object({ version: z.int(), text: ruleText });
/** A rule as it is now. */
const rule = version.extend({
  rule: z.string(),
  purpose: both,
  status: z.enum(['Draft', 'Active', 'Paused', 'Retired']),
  /** Of the messages it sends: that of its template. */
  class: z.enum(['otp', 'transactional', 'service', 'marketing']),
  draft: z.object({ text: ruleText, hash: z.string(), writers: z.array(z.string()), triedAt: instant.optional() }).optional(),
});
const fault = z.object({ field: z.string(), message: z.string() });

const trial = z.object({
  runId: z.string(),
  done: z.int(),
  total: z.int(),
  at: instant,
  report: z
    .object({
      from: instant,
      until: instant,
      occurrences: z.int(),
      waiting: z.int(),
      sent: z.array(z.object({ day: z.string(), channel: z.string(), count: z.int() })),
      deferred: z.int(),
      stopped: z.record(z.string(), z.int()),
      segments: z.int(),
      people: z.int(),
      busiest: z.int(),
      samples: z.array(z.object({ recipient: z.string(), at: instant, channel: z.string(), fr: z.string(), en: z.string() })),
    })
    .optional(),
});

/** One message that a rule will send, or did not send. */
const run = z.object({
  runId: ids.runId,
  key: z.string(),
  rule: z.string(),
  ruleVersion: z.int(),
  purpose: both,
  audience: z.string(),
  acceptanceId: ids.acceptanceId.optional(),
  professionalId: ids.professionalId.optional(),
});

const runs = z.object({
  /** Rules that can be started by hand, and the code by which each would end. */
  startable: z.array(run.omit({ runId: true, key: true, ruleVersion: true }).extend({ code: z.string().optional() })),
  waiting: z.array(
    run.extend({
      dueAt: instant,
      /** The code it would end with if it were due now. */
      code: z.string().optional(),
    }),
  ),
  ended: z.array(run.extend({ state: z.enum(['Started', 'Suppressed', 'Cancelled', 'Failed']), code: z.string().optional(), at: instant })),
});

/** X06 and X07: rules of messages, what they are made of, and what they do about one request or professional. */
export const rulesApi = contracts({
  'GET /api/automation/rules': { summary: 'Every rule of messages as it is now', answer: z.object({ rules: z.array(rule) }) },
  'GET /api/automation/rules/:rule': {
    summary: 'One rule with its versions, its history, and what is wrong with its draft',
    params: z.object({ rule: z.string().max(60) }),
    answer: rule.extend({
      versions: z.array(version),
      faults: z.array(fault),
      /** Whether a trial runs. */
      trialRuns: z.boolean(),
      /** Events of its stream: what a command was sent about. */
      revision: z.int(),
      /** The last trial of a draft: how far it is, and its report once it is done. */
      trial: trial.optional(),
      history: z.array(
        z.object({ type: z.string(), at: instant, by: z.string(), reason: z.string().optional(), version: z.int().optional() }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/automation/catalogue': {
    summary: 'Moments that rules begin with, facts that they ask about, variables that templates say',
    answer: z.object({
      triggers: z.array(z.object({ key: z.string(), label: both, about: z.array(z.string()) })),
      facts: z.array(
        z.object({
          key: z.string(),
          label: both,
          type: z.union([z.enum(['text', 'number', 'boolean', 'instant']), z.object({ oneOf: z.array(z.string()) })]),
        }),
      ),
      variables: z.array(
        z.object({
          key: z.string(),
          label: both,
          privacy: z.enum(['public', 'personal', 'private']),
          sample: both,
          /** Codes of the templates that say it. */
          usedBy: z.array(z.string()),
        }),
      ),
    }),
  },
  'GET /api/leads/:leadId/runs': {
    summary: 'What rules will send about a request, and what they did not send and why',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    answer: runs,
    errors: ['NOT_FOUND'],
  },
});
