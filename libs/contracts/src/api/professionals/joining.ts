import { ids } from '@jurilien/event-sourcing';
import {
  applicationAnswers,
  applicationPart,
  autoClaimRule,
  practice,
  proofType,
  PROFESSIONAL_STATES,
  publicText,
  title,
} from '@jurilien/professionals';
import { z } from 'zod';
import { availability } from '../actions.js';
import { contracts, empty, file, instant } from '../contract.js';
import { province, registering } from '../shapes.js';

const yes = z.enum(['1']).optional();
/** What a card shows: never an address or a number. */
const card = z.object({
  id: ids.professionalId,
  slug: z.string(),
  name: z.string(),
  title,
  firm: z.string().nullable(),
  province,
  city: z.string().nullable(),
  licenceNo: z.string(),
  fields: z.array(z.string()),
  regions: z.array(z.string()),
  languages: z.array(z.string()),
  acceptsAJ: z.boolean(),
  acceptsConsult: z.boolean(),
  mediator: z.boolean(),
  remote: z.boolean(),
  paused: z.boolean(),
});
const proof = z.object({ fileId: ids.fileId, type: proofType, bytes: z.int(), uploadedAt: instant });
const hours = z.object({ days: z.array(z.int()), fromMinute: z.int(), toMinute: z.int(), holidays: z.array(z.string()).optional() });
/** How an application or a membership stands, as its owner reads it; contact data masked. */
const application = z.object({
  professionalId: ids.professionalId,
  state: z.enum(PROFESSIONAL_STATES),
  title,
  province,
  name: z.string(),
  firm: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  codeSentUntil: instant.optional(),
  proofs: z.array(proof),
  /** What was kept of each part of the form. */
  draft: z.partialRecord(applicationPart, applicationAnswers),
  termsVersion: z.string(),
  termsAccepted: z.boolean(),
  /** Until when an earlier agreement still counts. */
  termsBarAt: instant.optional(),
  appliedAt: instant.optional(),
  rejection: z.object({ reasonCode: z.string().optional(), note: z.string().optional(), at: instant, againAt: instant }).optional(),
  licenceNo: z.string().optional(),
  insurance: z.string().optional(),
  insuranceUntil: z.string().optional(),
  practice: practice.optional(),
  hours: hours.optional(),
  /** The rule of automatic reservations (MO16). */
  autoClaim: autoClaimRule.optional(),
  /** Which commands about it can be sent now, and why not. */
  available: z.record(z.string(), availability),
  text: publicText.optional(),
  publication: z
    .object({
      state: z.enum(['none', 'requested', 'published', 'rejected']),
      slug: z.string().optional(),
      live: z.boolean(),
      reasons: z.array(z.string()).optional(),
      note: z.string().optional(),
    })
    .optional(),
  serverNow: instant,
});
/** Few are nothing: a small figure would say who is meant. */
const counted = z.array(z.object({ code: z.string(), n: z.int().nullable() }));

/** Professionals who join, publish a page and leave (M12 to M15). */
export const joiningApi = contracts({
  'GET /api/public/volumes': {
    summary: 'Requests of the last ninety days in a province, and what they cost',
    query: z.object({ province }),
    answer: z.object({
      days: z.int(),
      total: z.int().nullable(),
      fields: counted,
      regions: counted,
      prices: z.object({
        baseCc: z.int(),
        minCc: z.int(),
        maxCc: z.int(),
        factor: z.object({ legalAid: z.number(), limited: z.number(), consult: z.number(), board: z.number() }),
        welcomeCc: z.int(),
      }),
      billing: z.enum(['credits', 'subscription']),
      termsVersion: z.string(),
    }),
    cache: 'public, max-age=300',
  },
  'POST /api/public/professionals': {
    summary: 'Register as a professional; the answer never tells whether the address has an account',
    body: z.strictObject({ ...registering, title, province, phoneNumber: z.string().trim().min(1).max(40) }),
    answer: empty,
    status: 202,
  },
  'GET /api/public/profiles': {
    summary: 'Professionals who asked to be listed, in an order that chance decides for each visit',
    query: z.strictObject({
      province: province.optional(),
      field: z.string().max(40).optional(),
      region: z.string().max(10).optional(),
      lang: z.string().max(3).optional(),
      aj: yes,
      mediator: yes,
      paralegal: yes,
      /** The first three letters of a postal code, and how far from there. */
      near: z
        .string()
        .regex(/^[A-Za-z]\d[A-Za-z]/)
        .max(7)
        .optional(),
      km: z.coerce.number().int().min(1).max(500).default(50),
      /** Of one visit: the same order on every page of it, another one next time. */
      seed: z.string().regex(/^[\w-]{1,40}$/),
      page: z.coerce.number().int().min(1).max(100).default(1),
    }),
    answer: z.object({ total: z.int(), pages: z.int(), page: z.int(), data: z.array(card) }),
  },
  'GET /api/public/profiles/:slug': {
    summary: 'The public page of one professional',
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,160}$/) }),
    answer: card.extend({
      ...{ text: publicText, rates: z.array(z.string()), callYear: z.int(), publishedAt: instant },
      /** Words of clients, without grade or name: in Ontario alone, and where its setting lets them be (D13). */
      words: z.array(z.object({ words: z.string(), lang: z.enum(['fr', 'en']), publishedAt: instant, reply: z.string().nullable() })),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/pro/application': { summary: 'How the application or membership stands', answer: application },
  'POST /api/pro/application/email': { summary: 'Send the link that proves the mailbox', answer: empty, status: 202 },
  'POST /api/pro/application/phone': { summary: 'Send the code that proves the phone', answer: empty, status: 202 },
  'POST /api/pro/application/phone/verify': {
    summary: 'Prove the phone with that code',
    body: z.strictObject({ code: z.string().trim().min(1).max(20) }),
    status: 204,
  },
  'POST /api/pro/application/proof': {
    summary: 'Send a proof of licence',
    bytes: 'application/octet-stream',
    answer: proof.omit({ uploadedAt: true }),
    status: 201,
    errors: ['CAP_REACHED'],
  },
  'GET /api/lawyers/:professionalId/proofs/:fileId': {
    summary: 'A proof of licence, for those who decide about it',
    params: z.object({ professionalId: ids.professionalId, fileId: ids.fileId }),
    answer: file('application/pdf', 'image/jpeg', 'image/png', 'image/heic'),
    errors: ['NOT_FOUND'],
  },
  'POST /api/pro/account/close': {
    summary: 'End a membership: one’s own, or for an administrator any',
    body: z.strictObject({ professionalId: ids.professionalId.optional(), reason: z.string().trim().max(500).optional() }).prefault({}),
    status: 204,
    errors: ['WRONG_STATE'],
  },
});
