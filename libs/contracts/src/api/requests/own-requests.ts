import { ids } from '@jurilien/event-sourcing';
import { CLOSINGS, REPLACEMENT_CAUSES } from '@jurilien/acceptance';
import { party } from '@jurilien/lead';
import { answers } from '@jurilien/questions';
import { COMMON_QUESTIONS, optionsOf, PARTNERS } from '@jurilien/reference';
import { z } from 'zod';
import { ACCEPTANCE_STAGES } from '../../acceptance-stages.js';
import { LEAD_STATUSES } from '../../lead-states.js';
import { possibleActions } from '../actions.js';
import { contracts, empty, instant } from '../contract.js';
import { bookedWith } from '../scheduling/slots.js';
import { clientNotes, lang, look, urgency } from '../shapes.js';

/** Words of the client that wait to be published, or are. */
const ownReview = z.object({ state: z.enum(['Candidate', 'Published']), words: z.string(), reply: z.string().optional() });

/** One professional who accepted, as the client may see them (N01, M04): who, how to reach them, by when they call, what may be said. */
const accepted = z.object({
  acceptanceId: ids.acceptanceId,
  name: z.string(),
  title: z.string().nullish(),
  firm: z.string().nullish(),
  /** The licence and where anyone can look it up; the public page, where there is one. */
  licenceNo: z.string().nullish(),
  directory: z.object({ regulator: z.string(), name: z.string(), url: z.string() }).optional(),
  slug: z.string().optional(),
  phone: z.string().nullish(),
  stage: z.enum(['None', ...ACCEPTANCE_STAGES]),
  slaDueAt: instant.optional(),
  late: z.boolean(),
  attempts: z.int(),
  contactedAt: instant.optional(),
  confirmedByClient: z.boolean(),
  chosen: z.boolean(),
  notChosen: z.boolean(),
  unable: z.boolean(),
  /** Both may write to each other, or have; and the last word is the professional's. */
  talk: z.enum(['open', 'ended']).optional(),
  unanswered: z.boolean(),
  /** Their opinion of it is asked (C06). */
  asked: z.boolean(),
  /** What they let us publish about the platform, and may take back at any time. */
  review: ownReview.optional(),
  /** The same about the professional. */
  proReview: ownReview.optional(),
  /** A time can be booked with them (M18), and those that are booked and not over (M07). */
  booking: z.boolean(),
  appointments: z.array(bookedWith),
  closeReason: z.enum(CLOSINGS).optional(),
  replacement: z
    .object({
      state: z.enum(['asked', 'granted', 'refused']),
      by: z.enum(['client', 'staff']),
      cause: z.enum(REPLACEMENT_CAUSES),
      refusal: z.string().optional(),
      answerBy: instant.optional(),
    })
    .optional(),
  actions: possibleActions,
});

/** What both pages of a request say of it. */
const request = {
  code: z.string(),
  state: z.enum(LEAD_STATUSES),
  lawyerType: z.string().nullish(),
  province: z.string().nullish(),
  region: z.string().nullish(),
  createdAt: instant,
  emailConfirmed: z.boolean(),
  phoneConfirmed: z.boolean(),
  closeReason: z.string().optional(),
  /** Someone holds it at this moment; and how many were shown the names. */
  claimLive: z.boolean(),
  namesShownTo: z.int(),
  questions: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Everyone who accepted, also those who were replaced since. */
  accepted: z.array(accepted),
};

const status = z.object({
  ...request,
  lang,
  serverNow: instant,
  confirmKind: z.enum(['consult', 'juridicalHelp', 'smallMandate', 'general']),
  maskedEmail: z.string(),
  maskedPhone: z.string(),
  /** Until when the code of the last text message is good. */
  phoneCodeUntil: instant.optional(),
  acceptedBy: z
    .object({ name: z.string(), title: z.string().nullish(), firm: z.string().nullish(), phone: z.string().nullish() })
    .optional(),
  slaAt: instant.optional(),
  /** When the search begins, where it has not yet; and until when it lasts at most. */
  startsAt: instant.optional(),
  unservedAt: instant.optional(),
  referredTo: z.enum(PARTNERS).optional(),
  /** It was joined to another request: how the link of that one is reached, at once or by a letter to its own address. */
  kept: z.enum(['shown', 'sent']).optional(),
  unservedReason: z.string().optional(),
  /** Purposes the client agreed to, and the number of ours that writes (C01). */
  consents: z.array(z.string()),
  ourNumber: z.string(),
  hasLegalAidCert: z.boolean(),
  slots: z.array(z.string()),
  /** Offers went out: what the price is made of stands. */
  priced: z.boolean(),
  /** Partners the client allowed, whether legal aid was asked for, and what could still be wider (4.3.8). */
  partners: z.array(z.enum(PARTNERS)),
  legalAid: z.boolean(),
  widen: z.array(z.enum(['acceptDistance', 'anyRate', 'anyLanguage'])),
  /** Why days are too long for it, where they are: what shows numbers to dial (IN6). */
  urgency: urgency.optional(),
  notes: clientNotes,
  /** Who saw it, the newest first: from the access log and the log. */
  seen: z.array(look),
  /** When each of the six steps was taken. */
  stepsAt: z.array(instant.nullable()),
  actions: possibleActions,
});

const own = z.object({
  ...request,
  id: ids.leadId,
  steps: z.array(z.object({ step: z.string(), at: instant })),
  expectedAt: instant.optional(),
  /** It came to nothing, and its client may go on with it (M17). */
  renewable: z.boolean(),
  /** It came to nothing and can be gone on with no more: its client may write another one that follows it. */
  anew: z.boolean(),
});

const LONGEST = 40_000;
const slots = COMMON_QUESTIONS.filter((q) => q.id === 'contact.slots').flatMap((q) => optionsOf(q).map((o) => o.value));
const behindLink = ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'] as const;

/** A request as its client sees and corrects it: behind its link (N01, C01 to C04, M26), and signed in (M04, M05). */
export const ownRequestsApi = contracts({
  'GET /api/public/lead-status': { summary: 'What a client may see and do about their own request', answer: status, errors: behindLink },
  'POST /api/public/kept-request': {
    summary:
      'The link of the request that this one was joined to: to who proved an address or number of both, else by a letter to its own address',
    answer: z.object({ token: z.string().optional() }),
    errors: [...behindLink, 'WRONG_STATE', 'RATE_LIMITED'],
  },
  'POST /api/public/lead-facts': {
    summary: 'What a client adds on the confirmation page: these facts and no others',
    body: z
      .strictObject({
        hasLegalAidCert: z.boolean().optional(),
        /** What was asked as one task turns out to be more. */
        smallMandate: z.literal(false).optional(),
        slots: z.array(z.enum(slots)).min(1).max(slots.length).optional(),
      })
      .refine((given) => Object.keys(given).length > 0),
    answer: empty,
    errors: [...behindLink, 'WRONG_STATE'],
  },
  'GET /api/public/lead-correction': {
    summary: 'What a client wrote, until the team has validated it; after a code',
    answer: z.object({
      code: z.string(),
      description: z.string(),
      lawyerType: z.string().nullish(),
      province: z.string().nullish(),
      region: z.string().nullish(),
      city: z.string().nullish(),
      budget: z.number().nullish(),
      questionSet: z.object({ field: z.string(), version: z.int() }).optional(),
      answers,
      parties: z.array(party),
    }),
    errors: [...behindLink, 'STEP_UP_REQUIRED', 'WRONG_STATE'],
  },
  'POST /api/public/lead-correction': {
    summary: 'Correct it',
    body: z.strictObject({
      commandId: z.uuid(),
      description: z.string().max(LONGEST),
      answers: z.record(z.string().max(80), z.union([z.string().max(LONGEST), z.array(z.string().max(200)).max(50)])),
      parties: z.array(party).max(20).optional(),
      /** By the rules of the form that was sent; an address is a contact detail, and changed with those. */
      place: z
        .strictObject({ province: z.string(), region: z.string(), city: z.string().max(100) })
        .partial()
        .optional(),
      budget: z.number().optional(),
    }),
    answer: empty,
    errors: [...behindLink, 'STEP_UP_REQUIRED', 'WRONG_STATE'],
  },
  'GET /api/client/requests': {
    summary: 'The own requests of a signed-in client, the newest first',
    answer: z.object({ serverNow: instant, requests: z.array(own) }),
  },
  'GET /api/client/requests/:leadId': {
    summary: 'One of them',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    answer: own.extend({ serverNow: instant }),
    errors: ['NOT_FOUND'],
  },
});
