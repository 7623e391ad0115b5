import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A browser that passed a code: 256 random bits that mean nothing but "the same one as before". */
const COOKIE = '__Host-dv';
const MAX_AGE_SECONDS = 180 * 86_400;

/** Whether something may be a device's name: 256 bits in base64url. */
export const isDevice = (sent: string): boolean => /^[\w-]{43}$/.test(sent);

/** What is kept of a device's name. */
export const deviceHashOf = (device: string): string => createHash('sha256').update(device).digest('hex');

/** The device a request says it comes from; a cookie that is not shaped like ours is none. */
export function deviceOf(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const sent = String(headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return sent && isDevice(sent) ? sent : undefined;
}

/** A name for this device that no one could have put there before, written into its cookie. */
export function nameDevice(reply: FastifyReply): string {
  const device = randomBytes(32).toString('base64url');
  void reply.header('set-cookie', `${COOKIE}=${device}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Lax`);
  return device;
}
