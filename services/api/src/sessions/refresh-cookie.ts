import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = '__Host-rt';
const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** What the refresh cookie holds: which session, and the secret that is the credential. */
export interface RefreshCookie {
  readonly sessionId: string;
  readonly secret: string;
}

/** The cookie a request presents; one of any other shape is as if there were none. */
export function presentedCookie(request: FastifyRequest): RefreshCookie | undefined {
  const [, sessionId, secret] = SHAPE.exec(request.cookies[NAME] ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

/** Whether a request carries the cookie at all, readable or not. */
export const carriesCookie = (request: FastifyRequest): boolean => request.cookies[NAME] !== undefined;

/** Hands the browser a secret that no script can read and no other site can send. */
export function setCookie(reply: FastifyReply, { sessionId, secret }: RefreshCookie, expires: string): void {
  void reply.setCookie(NAME, `${sessionId}.${secret}`, { ...ATTRIBUTES, expires: new Date(expires) });
}

export function clearCookie(reply: FastifyReply): void {
  void reply.clearCookie(NAME, ATTRIBUTES);
}

/** What the log keeps of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
