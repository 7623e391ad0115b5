import { ids } from '@jurilien/event-sourcing';
import {
  alertWish,
  CANDIDATE_TYPES,
  candidateDetails,
  candidateFacts,
  candidateSearch,
  CONTACT_STATES,
  RESUME_KINDS,
  VISIBILITIES,
} from '@jurilien/recruiting';
import { z } from 'zod';
import { availability, possibleActions } from '../actions.js';
import { contracts, empty, file, instant } from '../contract.js';
import { registering } from '../shapes.js';

/** What a card may say: the whole name only where its owner chose to be open, to members alone. */
const card = candidateFacts.extend({
  ...candidateDetails.pick({ school: true, programme: true, skills: true }).shape,
  id: ids.candidateId,
  name: z.string(),
});
/** A CV as it is listed: its name was not kept. */
const cv = z.object({ type: z.enum(RESUME_KINDS), bytes: z.int(), at: instant });
const request = z.object({
  requestId: ids.requestId,
  candidateId: ids.candidateId,
  status: z.enum(CONTACT_STATES),
  requestedAt: instant,
  expiresAt: instant,
  answeredAt: instant.optional(),
});
const rounded = z.int().nullable();
/** Whether its owner may ask candidates, and be told by text. */
const member = { mayAsk: z.boolean(), sms: z.boolean() };
const cvFile = file('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document');

/** Candidates and the firms that look for them (S03, M16, M27, RC1). */
export const recruitingApi = contracts({
  'GET /api/public/candidate-counts': {
    summary: 'How many candidates can be found, rounded down to five',
    answer: z.object({ total: rounded, types: z.array(z.object({ type: z.enum(CANDIDATE_TYPES), n: rounded })) }),
    cache: 'public, max-age=300',
  },
  'POST /api/public/candidates': {
    summary: 'Open an account as a candidate; the answer never tells whether the address has one',
    body: z.strictObject(registering),
    answer: empty,
    status: 202,
  },
  'GET /api/recruit/profile': {
    summary: 'The profile of the candidate who asks, and who asked to talk',
    answer: z.object({
      candidateId: ids.candidateId,
      name: z.string().optional(),
      emailVerified: z.boolean(),
      state: z.enum(['None', 'Active', 'Closed', 'Erased']),
      visibility: z.enum(VISIBILITIES),
      /** Hidden by silence, not by a choice. */
      stale: z.boolean(),
      cv: cv.nullable(),
      /** Who read the CV, the latest first. */
      cvViews: z.array(z.object({ firm: z.string().optional(), name: z.string(), at: instant })),
      actions: possibleActions,
      profile: candidateFacts.extend(candidateDetails.shape).nullable(),
      requests: z.array(
        request.extend({
          message: z.string(),
          professionalId: ids.professionalId,
          firm: z.string().optional(),
          name: z.string(),
          actions: possibleActions,
        }),
      ),
    }),
  },
  'POST /api/recruit/cv': {
    summary: 'Send a CV',
    bytes: 'application/octet-stream',
    answer: cv.omit({ at: true }),
    status: 201,
    errors: ['NOT_FOUND'],
  },
  'GET /api/recruit/cv': { summary: 'The CV of the candidate who asks', answer: cvFile, errors: ['NOT_FOUND'] },
  'GET /api/candidates': {
    summary: 'Who may be found, and what this firm asked already',
    query: candidateSearch.strict(),
    answer: z.object({
      professionalId: ids.professionalId.optional(),
      ...member,
      /** With what the firm can send about each, and why not; staff send nothing. */
      cards: z.array(card.extend({ available: z.record(z.string(), availability) })),
      requests: z.array(
        request.extend({
          card: card.nullable(),
          /** After a yes only. */
          contact: z.object({ name: z.string(), email: z.string().optional(), phoneNumber: z.string().optional() }).optional(),
          cv: cv.optional(),
        }),
      ),
    }),
  },
  'GET /api/candidates/:candidateId/cv': {
    summary: 'The CV of a candidate who said yes to this firm',
    params: z.object({ candidateId: ids.candidateId }),
    answer: cvFile,
    errors: ['NOT_FOUND'],
  },
  'GET /api/pro/employee-alerts': {
    summary: 'Saved searches of candidates, each with whom it found last',
    answer: z.object({
      professionalId: ids.professionalId,
      ...member,
      most: z.int(),
      alerts: z.array(
        alertWish.extend({
          alertId: ids.alertId,
          paused: z.boolean(),
          matches: z.array(z.object({ at: instant, card })),
          actions: possibleActions,
        }),
      ),
    }),
  },
});
