import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { session, user } from '@jurilien/identity';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { Keyring, type TokenKind } from '../../services/api/src/sessions/keyring.js';

const SYSTEM = { kind: 'system', id: 'session' } as const;

/**
 * The `Authorization` of a session opened past HTTP, by the command and the key that sign-in uses: for tests that are about
 * something else than signing in.
 * @param over `methods` what was proved, a password and an authenticator code unless given; `at` when, which may be long ago
 */
export const sessionOf = async (kernel: Kernel, userId: string, over: { methods?: string[]; at?: string } = {}): Promise<string> =>
  tokenOf(kernel, await open(kernel, userId, over));

/** The `Authorization` of a session that is still good, of who signed in twenty minutes ago: no fresh sign-in. */
export const staleSessionOf = async (kernel: Kernel, userId: string): Promise<string> => {
  const now = Math.floor(Date.now() / 1_000);
  const at = new Date((now - 20 * 60) * 1_000).toISOString();
  return tokenOf(kernel, await open(kernel, userId, { at }), { iat: now, exp: now + 600 });
};

async function open(kernel: Kernel, userId: string, over: { methods?: string[]; at?: string }): Promise<string> {
  const sessionId = randomUUID();
  const secretHash = createHash('sha256').update(randomBytes(32)).digest('base64url');
  await kernel.dispatch({
    name: 'OpenSession',
    commandId: randomUUID(),
    actor: SYSTEM,
    input: { sessionId, userId, jti: randomUUID(), secretHash, methods: over.methods ?? ['password', 'totp'] },
    ...(over.at ? { at: over.at } : {}),
  });
  return sessionId;
}

/** A session that looks through another's eyes, as the administrator who opens it gets it. */
export async function impersonationOf(kernel: Kernel, userId: string, adminId: string): Promise<string> {
  const sessionId = randomUUID();
  await kernel.dispatch({
    name: 'StartImpersonation',
    commandId: randomUUID(),
    actor: { kind: 'user', id: adminId, role: `${kernel.settings.PRODUCT_SLUG}_admin` },
    reason: 'Voir ce que voit la personne',
    input: { sessionId, userId, jti: randomUUID(), bySessionId: await open(kernel, adminId, {}), methods: ['password', 'totp'] },
  });
  return tokenOf(kernel, sessionId);
}

/** Any token our key signs, of any kind and age. */
export const signed = (kernel: Kernel, kind: TokenKind, claims: object, times: { iat: number; exp: number }): string =>
  new Keyring(kernel).sign(kind, claims, times);

async function tokenOf(kernel: Kernel, sessionId: string, times?: { iat: number; exp: number }): Promise<string> {
  const { userId, role, head, by } = await stateOf(kernel, session, sessionId);
  const { username } = await stateOf(kernel, user, userId);
  const claims = { username, role, id: userId, sid: sessionId, jti: head.jti, ...(by ? { act: by } : {}) };
  const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1_000);
  return `Bearer ${signed(kernel, 'access', claims, times ?? { iat: seconds(head.issuedAt), exp: seconds(head.expiresAt) })}`;
}
