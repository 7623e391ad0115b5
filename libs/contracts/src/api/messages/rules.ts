import { ruleText } from '@jurilien/automation';
import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';

const both = z.object({ fr: z.string(), en: z.string() });
/** Codes of the templates that say it. */
const codes = z.array(z.string());
const version = z.object({ version: z.int(), text: ruleText });
/** A rule as it is now. */
const rule = version.extend({
  rule: z.string(),
  purpose: both,
  /** Someone waits for what it sends: only its words can be changed. */
  fixed: z.boolean(),
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
      sent: z.array(
        z.object({
          day: z.string(),
          channel: z.string(),
          count: z.int(),
          /** Of texts: their parts, and what they cost in cents where a price was noted. */
          segments: z.int().optional(),
          costCents: z.int().optional(),
        }),
      ),
      deferred: z.int(),
      stopped: z.record(z.string(), z.int()),
      segments: z.int(),
      costCents: z.int().optional(),
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
    summary: 'Moments that rules begin with, and facts that they ask about',
    answer: z.object({
      triggers: z.array(z.object({ key: z.string(), label: both, about: z.array(z.string()) })),
      facts: z.array(
        z.object({
          key: z.string(),
          label: both,
          type: z.union([z.enum(['text', 'number', 'boolean', 'instant']), z.object({ oneOf: z.array(z.string()) })]),
        }),
      ),
    }),
  },
  'GET /api/automation/variables': {
    summary: 'Everything that templates may say: what is looked up, who we are, and the constants of the team with their days',
    answer: z.object({
      variables: z.array(
        z.object({
          key: z.string(),
          label: both,
          privacy: z.enum(['public', 'personal', 'private']),
          sample: both,
          /** For whom the templates that say it are written. */
          audiences: z.array(z.string()),
          usedBy: codes,
        }),
      ),
      /** Of the sender, the same in every message. */
      ours: z.array(
        z.object({
          key: z.string(),
          value: both,
          /** The setting that says it, and since when; what has none was set with the installation. */
          setting: z.object({ key: z.string(), since: instant.optional() }).optional(),
          usedBy: codes,
        }),
      ),
      constants: z.array(
        z.object({
          key: z.string(),
          label: both,
          /** The day whose words are said now. */
          inForce: z.iso.date(),
          versions: z.array(z.object({ from: z.iso.date(), value: both, at: instant, by: z.string(), reason: z.string().optional() })),
          usedBy: codes,
        }),
      ),
      /** Events of their stream: what a command was sent about. */
      revision: z.int(),
    }),
  },
  'GET /api/leads/:leadId/runs': {
    summary: 'What rules will send about a request, and what they did not send and why',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    answer: runs,
    errors: ['NOT_FOUND'],
  },
  'GET /api/lawyers/:id/runs': {
    summary: 'What rules will send to a professional, and what they did not send and why',
    params: z.object({ id: ids.professionalId }),
    malformed: 'NOT_FOUND',
    answer: runs,
    errors: ['NOT_FOUND'],
  },
});
