import { filledLine, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, empty, instant } from '../contract.js';
import { assertion, attestation, webauthnOptions } from './passkeys.js';
import { lang, look, nothing, shownText } from '../shapes.js';

const preferences = z.strictObject({ lang, email: z.boolean(), sms: z.boolean() });
const email = z.string().trim().min(1).max(254);
/** Exactly as typed; far longer than any we keep, so that the length of a wrong one says nothing. */
const password = z.string().min(1).max(512);
const newPassword = z.string().min(1).max(2_000);
const challenge = z.string().max(2_000);
const code = z.string().trim().min(1);
const factorName = filledLine(60);

const opened = z.object({ token: z.string() });
/** A session, or what is still missing before it opens. */
const proceeding = z.union([
  opened,
  z.object({ challenge: z.string(), factors: z.array(z.enum(['totp', 'passkey', 'recovery', 'email'])) }),
]);
/** A factor counts: recovery codes with the first one, and a session that may do everything. */
const counted = z.object({ recoveryCodes: z.array(z.string()).optional(), token: z.string().optional() });

/** Signing in; answers never tell whether an account exists. */
export const signInApi = contracts({
  'POST /api/login': {
    summary: 'Sign in with e-mail and password: a token, or what is still missing',
    body: z.strictObject({ email, password }),
    answer: proceeding,
  },
  'POST /api/login/link': {
    summary: 'Send a link that signs in to the address, if an account has it',
    body: z.strictObject({ email, lang, next: z.string().max(2_000).optional() }),
    answer: empty,
    status: 202,
  },
  'POST /api/login/link/use': {
    summary: 'Sign in with the token of such a link',
    body: z.strictObject({ token: z.string().max(100) }),
    answer: proceeding,
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'POST /api/login/factor': {
    summary: 'The second half of a sign-in: a code of an app, from paper or from an e-mail',
    body: z.strictObject({ challenge, method: z.enum(['totp', 'recovery', 'email']), code: code.max(60) }),
    answer: opened,
    errors: ['TOKEN_EXPIRED'],
  },
  'POST /api/login/email-code': {
    summary: 'Send the code of the second half again',
    body: z.strictObject({ challenge }),
    answer: empty,
    status: 202,
  },
  'POST /api/login/passkey/options': {
    summary: 'What the browser needs to ask for a passkey',
    body: z.strictObject({ challenge: challenge.optional() }).prefault({}),
    answer: webauthnOptions,
  },
  'POST /api/login/passkey': {
    summary: 'Sign in with a passkey, alone or as the second half',
    body: z.strictObject({ challenge: challenge.optional(), response: assertion }),
    answer: opened,
  },
  'POST /api/password/forgotten': {
    summary: 'Send a link to a new password to the address, if an account has it',
    body: z.strictObject({ email, lang }),
    answer: empty,
    status: 202,
  },
  'POST /api/password/new': {
    summary: 'Choose a password with the token of an invitation or of a forgotten one',
    body: z.strictObject({
      accountId: z.uuid(),
      token: z.string().max(100),
      password: newPassword,
      termsAccepted: z.boolean().optional(),
      shown: shownText,
      lang: lang.optional(),
    }),
    status: 204,
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'POST /api/refresh-token': {
    alias: '/refresh-token',
    summary: 'The token that follows; the refresh cookie is the credential',
    body: z.strictObject({ jti: z.uuid() }),
    answer: opened,
  },
  'POST /api/delete-refresh-token': {
    alias: '/delete-refresh-token',
    summary: 'End the session of this browser',
    body: z.strictObject({ jti: z.uuid() }),
    status: 204,
  },
});

/** The caller's own account: who they are here, sessions, second factors. */
export const accountApi = contracts({
  'GET /api/account': {
    summary: 'The account of the caller',
    answer: z.object({
      id: ids.userId,
      name: z.string(),
      email: z.string(),
      phone: z.string().optional(),
      role: z.string(),
      lang,
      needsSecondFactor: z.boolean(),
      factors: z.array(
        z.object({
          id: ids.factorId,
          kind: z.enum(['totp', 'passkey']),
          name: z.string(),
          createdAt: instant,
          lastUsedAt: instant.optional(),
        }),
      ),
      recoveryCodesLeft: z.int(),
      preferences,
      authAt: instant,
      /** The administrator who looks through this person's eyes, and until when. */
      impersonator: z.object({ name: z.string().optional(), until: instant }).optional(),
      pendingChanges: z.array(z.object({ changeId: ids.changeId, field: z.string() })),
    }),
  },
  'POST /api/account/password': {
    summary: 'Choose another password',
    body: z.strictObject({ current: password, password: newPassword, endOthers: z.boolean().default(true) }),
    status: 204,
  },
  'POST /api/account/preferences': { summary: 'Choose the language and the channels', body: preferences, status: 204 },
  'GET /api/account/looks': { summary: 'When the team opened what is held of the caller, the newest first', answer: z.array(look) },
  'GET /api/account/sessions': {
    summary: 'Where the caller is signed in',
    answer: z.array(
      z.object({
        id: ids.sessionId,
        current: z.boolean(),
        device: z.string().optional(),
        startedAt: instant,
        lastSeenAt: instant,
        methods: z.array(z.string()),
      }),
    ),
  },
  'POST /api/account/sessions/end-others': { summary: 'End every session of the caller but this one', status: 204 },
  'POST /api/account/sessions/:id/end': {
    summary: 'End one session of the caller',
    params: z.object({ id: z.uuid() }),
    status: 204,
    errors: ['NOT_FOUND'],
  },
  'POST /api/account/factors/totp': {
    summary: 'Begin to enrol an app that makes codes',
    body: z.strictObject({ name: factorName }),
    answer: z.object({ factorId: ids.factorId, secret: z.string(), uri: z.string(), qrSvg: z.string() }),
  },
  'POST /api/account/factors/:id/confirm': {
    summary: 'Confirm that app with one of its codes',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ code: code.max(20) }),
    answer: counted,
    errors: ['NOT_FOUND'],
  },
  'POST /api/account/factors/passkey/options': {
    summary: 'What the browser needs to make a passkey',
    body: nothing,
    answer: z.object({ factorId: ids.factorId, options: webauthnOptions }),
  },
  'POST /api/account/factors/passkey': {
    summary: 'Enrol that passkey',
    body: z.strictObject({ factorId: z.uuid(), name: factorName, response: attestation }),
    answer: counted,
  },
  'POST /api/account/factors/:id/remove': {
    summary: 'Remove a second factor',
    params: z.object({ id: z.uuid() }),
    body: nothing,
    status: 204,
    errors: ['NOT_FOUND'],
  },
  'POST /api/account/recovery-codes': {
    summary: 'New recovery codes in place of those there are',
    body: nothing,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'POST /api/impersonations': {
    summary: 'See what a person sees: to read, with a reason, for fifteen minutes',
    body: z.strictObject({ userId: ids.userId, reason: z.string().trim().min(5).max(500) }),
    answer: z.object({ token: z.string(), until: instant }),
  },
  'POST /api/impersonations/end': {
    summary: 'Back to the administrator’s own account, with its token where the cookie came along',
    answer: z.object({ token: z.string().optional() }),
  },
});
