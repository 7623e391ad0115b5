import { randomUUID } from 'node:crypto';
import { call } from './call.js';
import { eventually } from './eventually.js';
import type { mainJob } from './main-job.js';
import { sessionOf } from './session.js';
import type { System } from './system.js';

/** A client with an account whose address was proved by the link that went to it, signed in. */
export async function clientAccount(system: System, job: ReturnType<typeof mainJob>) {
  const userId = randomUUID();
  const email = `cliente-${userId.slice(0, 8)}@exemple.test`;
  const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA';
  await system.dispatch('CreateUser', { userId, email, username: 'Rose Tremblay', role: 'jurilien_client', lang: 'fr', passwordHash });
  const token = await eventually(
    async () => job.tokenIn(JSON.stringify(await job.mails(email)), '/verifier-courriel'),
    'the mail that proves the address',
  );
  await job.command(token, 'VerifyEmail', { userId });
  const authorization = await sessionOf(system.kernel, userId);
  return { email, ask: (method: string, path: string, body?: unknown) => call(system.origin, method, path, body, { authorization }) };
}
