import { ids } from '@jurilien/event-sourcing';
import { BLACKLIST_REASONS } from '@jurilien/exclusions';
import { z } from 'zod';
import { possibleActions } from '../actions.js';
import { contracts, instant } from '../contract.js';

/** A block as its owner sees it: what it is about and where it was made, never whom its hashes stand for. */
const block = z.object({
  blockId: ids.blockId,
  kind: z.enum(['client', 'party', 'field', 'region', 'legalAid', 'lowBudget', 'professional']),
  value: z.string().optional(),
  until: instant.optional(),
  leadCode: z.string().optional(),
  actions: possibleActions,
});
const blocks = z.array(block);

/** Clients, parties, professionals and kinds of requests that a client or a professional blocks (M24, M11). */
export const exclusionsApi = contracts({
  'GET /api/public/blocks': {
    summary: 'What can be blocked from an offer, or by the client of a request, and what already is',
    answer: z.discriminatedUnion('owner', [
      z.object({
        owner: z.literal('client'),
        code: z.string(),
        professionals: z.array(z.object({ professionalId: ids.professionalId, name: z.string() })),
        blocks,
      }),
      z.object({
        owner: z.literal('professional'),
        code: z.string(),
        lawyerType: z.string().nullish(),
        province: z.enum(['QC', 'ON']).nullish(),
        region: z.string().nullish(),
        juridicalHelp: z.boolean(),
        lowBudget: z.boolean(),
        parties: z.int(),
        blocks,
      }),
    ]),
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'GET /api/pro/blocks': { summary: 'Blocks of the professional', answer: z.object({ blocks }) },
  'GET /api/pro/blacklist': {
    summary: 'Entries of the blacklist on the professional: why no offers come, and until when one may ask for another look',
    answer: z.object({
      entries: z.array(
        z.object({
          entryId: ids.entryId,
          blockType: z.enum(BLACKLIST_REASONS),
          until: instant,
          answerBy: instant.optional(),
          actions: possibleActions,
        }),
      ),
    }),
  },
});
