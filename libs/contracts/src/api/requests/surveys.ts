import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { ACCEPTANCE_STAGES } from '../../acceptance-stages.js';
import { contracts, instant } from '../contract.js';
import { creditShown } from '../shapes.js';

/** What an opinion is asked about, and whether it can still be given. */
const survey = { acceptanceId: ids.acceptanceId, leadId: ids.leadId, state: z.enum(['open', 'answered', 'over']), code: z.string() };
/** C06: whom the client spoke with. */
const clientSurvey = z.object({
  ...survey,
  professional: z.string(),
  /** Words about that person may be published, and are asked for. */
  asksAboutThem: z.boolean(),
});
/** C07: the request without a name, what may be written down of it, and until when coins may be asked back, by reason. */
export const proSurvey = z.object({
  ...survey,
  professionalId: ids.professionalId,
  lawyerType: z.string().nullish(),
  province: z.string().nullish(),
  region: z.string().nullish(),
  acceptedAt: instant,
  stage: z.enum(ACCEPTANCE_STAGES),
  records: z.array(z.enum(['retained', 'notRetained'])),
  said: z.object({ reachable: z.int().optional(), described: z.int().optional(), rightField: z.int().optional() }),
  credit: creditShown.optional(),
  creditUntil: z.record(z.string(), instant),
});
/** What the answers of one side come to. */
const side = z.object({
  side: z.enum(['client', 'professional']),
  asked: z.int(),
  answered: z.int(),
  /** Answers that want a call. */
  toCall: z.int(),
  overall: z.number().nullable(),
  recommend: z.number().nullable(),
});

const shared = z.number().nullable();
/** What clients of one professional answered, in groups alone: how many of them, and a mean where enough answered. */
const quality = z.object({
  /** How many answers make a group, and how many are counted: a multiple of it, so that no single answer can be read off a change. */
  group: z.int(),
  counted: z.int(),
  overall: shared,
  items: z.array(z.object({ item: z.enum(['contacted', 'listened', 'clearPrice']), mean: z.number(), answers: z.int() })),
});
/** How opinions of clients went, for the team alone. */
const trend = z.object({
  rows: z.array(z.object({ key: z.string(), name: z.string().nullable(), answers: z.int(), overall: z.number(), recommend: shared })),
});
const publicReviews = z.object({
  /** Clients asked and what came of it, over the time that opinions are kept. */
  counts: z.object({ asked: z.int(), answered: z.int(), proposed: z.int(), published: z.int(), refused: z.int(), withdrawn: z.int() }),
  reviews: z.array(
    z.object({
      words: z.string(),
      lang: z.enum(['fr', 'en']),
      province: z.enum(['QC', 'ON']),
      publishedAt: instant,
      reply: z.string().nullable(),
    }),
  ),
});

/** Opinions of clients and professionals after an acceptance (R38). */
export const surveysApi = contracts({
  'GET /api/public/reviews': {
    summary: 'What clients let us publish about the platform, and how many were asked',
    /** Only so many of the newest; a page of them where none is said. */
    query: z.object({ newest: z.coerce.number().int().min(1).max(60).default(60) }),
    answer: publicReviews,
  },
  'GET /api/pro/quality': { summary: 'What clients of the professional answered, in groups', answer: quality },
  'GET /api/surveys/trend': {
    summary: 'Opinions of clients by month, field or professional, for the team',
    query: z.object({ by: z.enum(['month', 'field', 'professional']) }),
    answer: trend,
  },
  'GET /api/public/survey': { summary: 'What the link of a message asks a client about', answer: clientSurvey },
  'GET /api/public/pro-survey': { summary: 'What the link of a message asks a professional about', answer: proSurvey },
  'GET /api/client/surveys': {
    summary: 'What the signed-in client is still asked about',
    answer: z.object({ surveys: z.array(clientSurvey) }),
  },
  'GET /api/pro/surveys': { summary: 'What the professional is still asked about', answer: z.object({ surveys: z.array(proSurvey) }) },
  'GET /api/surveys/figures': {
    summary: 'What each side answered, for the team; never per professional',
    answer: z.object({
      client: side,
      professional: side,
      /** Agreed fees by range; nothing where there are too few. */
      fees: z.record(z.string(), z.int()).nullable(),
    }),
  },
});
