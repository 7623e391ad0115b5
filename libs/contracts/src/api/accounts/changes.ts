import { ids } from '@jurilien/event-sourcing';
import { changeField, changeValue, postalAddress, safeContact } from '@jurilien/identity';
import { z } from 'zod';
import { contracts, empty, instant } from '../contract.js';
import { lang, nothing } from '../shapes.js';

/** The details of one person, contact data masked. */
const ownDetails = z.object({
  current: z.object({
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    /** A text where it was given as one. */
    address: z.union([postalAddress, z.string()]).optional(),
    lang,
    safeContact: safeContact.optional(),
  }),
  pending: z.array(z.object({ changeId: ids.changeId, field: changeField, codeSentTo: z.string().optional() })),
  history: z.array(
    z.object({
      changeId: ids.changeId,
      field: changeField,
      state: z.enum(['requested', 'confirmed', 'cancelled', 'reverted']),
      at: instant,
      undoUntil: instant.optional(),
    }),
  ),
});
const wanted = z.strictObject({ field: changeField, value: changeValue });
const requested = z.object({ changeId: ids.changeId, codeSentTo: z.string().optional() });
const typed = z.strictObject({ code: z.string().trim().min(1).max(20) });
const errors = ['NOT_FOUND', 'WRONG_STATE', 'TOKEN_EXPIRED'] as const;

/** A05: the caller's own private details, of an account or behind a personal link. */
export const changesApi = contracts({
  'GET /api/account/changes': { summary: 'Private details of the caller, and their changes', answer: ownDetails },
  'POST /api/account/changes': {
    summary: 'Ask for a change; an e-mail or phone waits for the code sent to it',
    body: wanted,
    answer: requested,
  },
  'POST /api/account/changes/:id/confirm': { summary: 'Confirm a change with its code', body: typed, status: 204, errors },
  'POST /api/account/changes/:id/cancel': { summary: 'Drop a change that waits for its code', body: nothing, status: 204, errors },
  'GET /api/public/changes': {
    summary: 'The same behind a personal link, after a code; or the one change an undo link is for',
    answer: ownDetails,
    errors: ['STEP_UP_REQUIRED'],
  },
  'POST /api/public/changes/link': {
    summary: 'From the page of a request: send the link to this page to the address on file',
    answer: empty,
    status: 202,
  },
  'POST /api/public/changes': {
    summary: 'Ask for a change behind a personal link',
    body: wanted,
    answer: requested,
    errors: ['STEP_UP_REQUIRED'],
  },
  'POST /api/public/changes/:id/confirm': { summary: 'Confirm it with its code', body: typed, status: 204, errors },
  'POST /api/public/changes/:id/cancel': { summary: 'Drop it, or undo what counts already', body: nothing, status: 204, errors },
});
