import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { ACCEPTANCE_STAGES } from '../../acceptance-stages.js';
import { contracts, instant } from '../contract.js';
import { creditShown } from '../shapes.js';

/** What an opinion is asked about, and whether it can still be given. */
const survey = { acceptanceId: ids.acceptanceId, leadId: ids.leadId, state: z.enum(['open', 'answered', 'over']), code: z.string() };
/** C06: whom the client spoke with. */
const clientSurvey = z.object({ ...survey, professional: z.string() });
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

/** Opinions of clients and professionals after an acceptance (R38). */
export const surveysApi = contracts({
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
