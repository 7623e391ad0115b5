import { ids } from '@jurilien/event-sourcing';
import { PAUSE_SCOPES, PROFESSIONAL_STATES, title, WEBHOOK_FAULTS } from '@jurilien/professionals';
import { z } from 'zod';
import { possibleActions } from '../actions.js';
import { contracts, instant } from '../contract.js';
import { offerCard } from '../search/offers.js';
import { lang, province } from '../shapes.js';
import { proSurvey } from '../requests/surveys.js';

const me = z.object({
  id: ids.professionalId,
  name: z.string(),
  firm: z.string().optional(),
  title,
  province,
  lang,
  state: z.enum(PROFESSIONAL_STATES),
  paused: z.boolean(),
  balance: z.object({ availableCc: z.int(), heldCc: z.int() }),
  counts: z.object({ newOffers: z.int(), claimed: z.int(), toContact: z.int(), notices: z.int() }),
  terms: z.enum(['current', 'notice', 'due']),
  /** From when on offers stop unless the terms in force are agreed to; absent when they are, or when none ever were. */
  termsBarAt: instant.optional(),
  licence: z.object({ state: z.enum(['ok', 'soon', 'due']), at: instant.optional() }),
  serverNow: instant,
});

/** An accepted request someone waits for, without a name. */
const waiting = {
  acceptanceId: ids.acceptanceId,
  leadId: ids.leadId,
  at: instant,
  code: z.string(),
  field: z.string().nullish(),
  region: z.string().nullish(),
  province: z.string().nullish(),
};
const dashboard = z.object({
  claimed: z.array(offerCard),
  offers: z.array(offerCard),
  /** Whose client has not been reached, the most pressing first. */
  toContact: z.array(z.object({ ...waiting, slaDueAt: instant, slaMissed: z.boolean() })),
  /** Clients whose last message has no answer, the longest wait first. */
  unanswered: z.array(z.object(waiting)),
  /** Accepted requests that an opinion is asked about. */
  surveys: z.array(proSurvey),
  serverNow: instant,
});

const pauses = z.object({
  state: z.enum(PROFESSIONAL_STATES),
  province,
  lang,
  pauses: z.array(
    z.object({ scope: z.enum(PAUSE_SCOPES), value: z.string().optional(), until: instant.optional(), reason: z.string().optional() }),
  ),
  /** Offers that wait for an answer, and those that are claimed. */
  open: z.int(),
  held: z.int(),
  fields: z.array(z.string()),
  regions: z.array(z.string()),
  serverNow: instant,
});

const webhook = z.object({
  professionalId: ids.professionalId,
  on: z.boolean(),
  url: z.string().optional(),
  setAt: instant.optional(),
  off: z.object({ by: z.enum(['self', 'failures']), at: instant }).optional(),
  failingSince: instant.optional(),
  actions: possibleActions,
  /** The last calls, newest first. */
  deliveries: z.array(
    z.object({
      deliveryId: ids.deliveryId,
      kind: z.enum(['acceptance', 'test']),
      state: z.enum(['waiting', 'delivered', 'retrying', 'failed']),
      attempt: z.int(),
      at: instant,
      status: z.int().optional(),
      fault: z.enum(WEBHOOK_FAULTS).optional(),
      nextAt: instant.optional(),
    }),
  ),
});
/** The secret that was made; none where nothing changed. */
const secret = z.object({ secret: z.string().optional() });

/** The professional's own pages (M05, M19, LW2). */
export const proApi = contracts({
  'GET /api/pro/me': { summary: 'Who the professional is here, what they have and what waits for them', answer: me },
  'GET /api/pro/dashboard': { summary: 'What waits for an answer, and who waits for a call', answer: dashboard },
  'GET /api/pro/pause': { summary: 'Pauses of the professional, and what they would touch', answer: pauses },
  'GET /api/public/pause': { summary: 'The same behind the link of an offer', answer: pauses },
  'GET /api/pro/webhook': { summary: 'Where the professional’s own tool is called, and the last calls', answer: webhook },
  'POST /api/pro/webhook': {
    summary: 'Choose the address that is called',
    body: z.strictObject({ commandId: z.uuid(), url: z.string().max(500) }),
    answer: secret,
  },
  'POST /api/pro/webhook/secret': {
    summary: 'Another secret in place of the one there is',
    body: z.strictObject({ commandId: z.uuid() }),
    answer: secret,
    errors: ['WRONG_STATE'],
  },
});
