import { AUDIENCES, campaignContent, WINNER_RULES } from '@jurilien/campaigns';
import { condition, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, instant } from './contract.js';
import { listQuery, pageOf, row } from './lists.js';
import { province } from './shapes.js';

const count = z.int();
/** What became of recipients; who is held out is sent nothing on purpose. */
const states = z.object({ pending: count, queued: count, sent: count, suppressed: count, failed: count, unknown: count, heldOut: count });
/** What those did who were sent something. */
const answers = z.object({ replies: count, optOuts: count, complaints: count, bounces: count });

/** A campaign as it was saved once, with its segment in the version that it names. */
const version = campaignContent
  .omit({ segmentId: true })
  .extend({
    edit: z.int().positive(),
    segment: z.object({ name: z.string(), audience: z.enum(AUDIENCES), province: province.optional(), query: condition }),
  });
const ofCampaign = { params: z.object({ id: ids.campaignId }), malformed: 'NOT_FOUND', errors: ['NOT_FOUND'] } as const;

/** Campaigns (X05): they are written, let go and held by commands; the view `campaigns` lists them. */
export const campaignsApi = contracts({
  'GET /api/campaigns/:id/results': {
    summary:
      'What became of everyone in the audience of a campaign: by state, code, language, minute and subject, with what they answered and what it cost',
    ...ofCampaign,
    answer: z.object({
      /** Persons the audience was frozen with; absent before. */
      frozen: count.nullable(),
      states,
      answers,
      /** Why something was not sent or did not arrive, the most frequent first. */
      codes: z.array(z.object({ state: z.enum(['suppressed', 'failed', 'unknown']), code: z.string(), count })),
      languages: z.array(z.object({ lang: z.enum(['fr', 'en']), states })),
      /** The last minutes in which something was put in line, the oldest first. */
      minutes: z.array(z.object({ at: instant, count })),
      /** Of a trial of two subjects, each with what its readers did; who is held out is `none`. */
      variants: z.array(
        z.object({ variant: z.enum(['a', 'b', 'none']), people: count, sent: count, answers, registrations: count, purchases: count }),
      ),
      /** Which subject is ahead by the rule that was stated beforehand: one of them by more than chance, neither, or too few to tell. */
      trial: z.object({ winner: z.enum(WINNER_RULES), verdict: z.enum(['a', 'b', 'even', 'too-few']) }).nullable(),
      /** Parts of texts that were billed, and what they come to; none for e-mail. */
      segments: count,
      costInCents: count,
    }),
  },
  'GET /api/campaigns/:id/versions': {
    summary: 'A campaign as it is saved now, beside what it said when it was last approved or sent back',
    ...ofCampaign,
    answer: z.object({
      now: version,
      decided: version
        .extend({ decision: z.enum(['approved', 'returned']), by: ids.userId, at: instant, reason: z.string().optional() })
        .nullable(),
    }),
  },
  'GET /api/campaigns/:id/replies': {
    summary: 'Conversations of those who wrote since a campaign was sent to them: rows of the inbox, in the scope of their reader, masked',
    ...ofCampaign,
    query: listQuery,
    answer: pageOf(row),
  },
});
