import { ids } from '@jurilien/event-sourcing';
import { OFFER_STATES } from '@jurilien/search';
import { boardAlert } from '@jurilien/professionals';
import type { Area } from '@jurilien/reference';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';
import { clientNotes, lang, disclosedAnswers, wishes } from '../shapes.js';

/** One word for the page: what is left to do, or why nothing is. */
const standing = z.enum(['open', 'claimed', 'claimed-by-other', 'accepted', 'refused', 'conflict', 'expired', 'taken', 'withdrawn']);
/** What a claim costs, with every number it is made of, in centicoins; factors in basis points. */
const price = z.object({
  cc: z.int(),
  /** The professional's plan covers it. */
  plan: z.boolean(),
  baseCc: z.int().optional(),
  factors: z.array(z.object({ code: z.string(), bp: z.int() })),
  /** Before it is rounded up. */
  exactCc: z.number().optional(),
  /** What it cost before the board's reduction. */
  fullCc: z.int().optional(),
});
/** What a card says of a request, without anyone's name. */
const matter = {
  leadId: ids.leadId,
  code: z.string(),
  field: z.string().nullish(),
  region: z.string().nullish(),
  province: z.string().nullish(),
  lang: lang.nullish(),
  urgent: z.boolean(),
  superLead: z.boolean(),
  juridicalHelp: z.boolean(),
  smallMandate: z.boolean(),
  consult: z.boolean(),
  budget: z.number().optional(),
  budgetNumber: z.number().optional(),
  summary: z.string().optional(),
};

const TABS = ['new', 'claimed', 'accepted', 'missed', 'refused'] as const;
/** One offer in the inbox. */
export const offerCard = z.object({
  ...matter,
  offerId: ids.offerId,
  state: z.enum(OFFER_STATES),
  standing,
  priceCc: z.int(),
  /** Of an offer that can still be answered. */
  price: price.optional(),
  madeAt: instant,
  answeredAt: instant.nullish(),
  seen: z.boolean(),
  refusedReason: z.string().nullish(),
  acceptanceId: ids.acceptanceId.nullish(),
  secondChance: z.boolean(),
  /** Until when its wave goes on; `frozen` while someone checks for conflicts. */
  until: instant.optional(),
  frozen: z.boolean().optional(),
  claimUntil: instant.optional(),
  funded: z.boolean().optional(),
  /** The names of the parties were asked for. */
  named: z.boolean().optional(),
  /** The request itself has ended. */
  over: z.boolean().optional(),
});

const party = z.object({ name: z.string().optional(), role: z.string().optional(), unknown: z.boolean().optional() });
const area = z.object({
  place: z.string(),
  radiusKm: z.number(),
  circleKm: z.number(),
  towns: z.array(z.object({ name: z.string(), x: z.number(), y: z.number(), km: z.number(), side: z.enum(['left', 'right']) })),
  dots: z.array(z.tuple([z.number(), z.number()])),
  from: z.object({ km: z.number(), x: z.number().optional(), y: z.number().optional() }).optional(),
}) satisfies z.ZodType<Area>;

/** What a professional may see of an offer; names only during a live claim, contact data only after acceptance. */
const offerSeen = z.object({
  leadId: ids.leadId,
  /** Absent where no one was asked: a request of the board becomes an offer with its claim. */
  offerId: ids.offerId.optional(),
  state: standing,
  code: z.string(),
  lawyerType: z.string().nullish(),
  region: z.string().nullish(),
  city: z.string().nullish(),
  province: z.string().nullish(),
  summary: z.string().optional(),
  facts: z.record(z.string(), z.unknown()),
  /** Answers that offers show, in words. */
  answers: disclosedAnswers,
  priceCc: z.int(),
  price,
  /** Open to everyone eligible. */
  onBoard: z.boolean(),
  /** Someone else has it or had it first, and it may be free again; never of a request that has ended. */
  mayReopen: z.boolean(),
  availableCc: z.int(),
  waveEndsAt: instant.optional(),
  expiresAt: instant.optional(),
  serverNow: instant,
  claim: z
    .object({
      claimId: ids.claimId,
      holdUntil: instant,
      funded: z.boolean(),
      missingCc: z.int(),
      /** Coins came in while they were awaited: the hold was made longer, which happens once (4.3.5). */
      extended: z.boolean(),
      names: z.object({ client: z.string().optional(), others: z.array(party) }).optional(),
    })
    .optional(),
  acceptanceId: ids.acceptanceId.optional(),
  contact: z
    .object({
      clientName: z.string().optional(),
      email: z.string().optional(),
      /** With its extension, as a link dials it. */
      phoneNumber: z.string(),
      address: z.object({ street: z.string().optional(), postalCode: z.string().optional() }).optional(),
      description: z.string().optional(),
      othersInvolved: z.array(party),
      answers: disclosedAnswers,
      wishes,
      /** Whether the client has a criminal record or an open file, where the field asks for it. */
      criminalFile: z.boolean().optional(),
      clientNotes,
      slaDueAt: instant.optional(),
      contacted: z.boolean(),
    })
    .optional(),
  /** Days in which requests like it found someone; absent when there are too few to say. */
  similarDays: z.number().optional(),
  area: area.optional(),
});

/** Offers and the board, as a professional sees them (M04, M09, M22). */
export const offersApi = contracts({
  'GET /api/pro/offers': {
    summary: 'Offers of the professional, by tab',
    query: z.strictObject({ tab: z.enum(TABS).default('new') }),
    answer: z.object({ tab: z.enum(TABS), offers: z.array(offerCard), counts: z.record(z.enum(TABS), z.int()), serverNow: instant }),
  },
  'GET /api/pro/offers/:leadId': {
    summary: 'One request, as it may be seen at this moment',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    answer: offerSeen.extend({ professionalId: ids.professionalId }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/pro/board': {
    summary: 'Requests open to everybody who is eligible, as this professional may claim them',
    answer: z.object({
      requests: z.array(z.object({ ...matter, priceCc: z.int(), price, since: instant.optional(), standing })),
      serverNow: instant,
    }),
  },
  'GET /api/pro/board/alerts': {
    summary: 'What the professional is told of when it opens',
    answer: z.object({ alerts: z.array(boardAlert.extend({ alertId: ids.alertId })), most: z.int(), sms: z.boolean() }),
  },
  'GET /api/public/offer': {
    summary: 'An offer behind its personal link; names and contact data after a code',
    answer: offerSeen.extend({ lang }),
    errors: ['STEP_UP_REQUIRED'],
  },
});
