import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { professional } from '@jurilien/professionals';
import { stateOf } from '@jurilien/runtime';
import { call } from './call.js';
import { enrolApp, type App } from './log-in.js';
import { sessionOf } from './session.js';
import { settled, type System } from './system.js';

const PASSWORD = 'une phrase de passe bien longue';

/** The account of a professional who is a member already, as its owner knows it. */
export async function proAccount(
  system: System,
  professionalId: string,
): Promise<{ userId: string; username: string; email: string; password: string } & App> {
  const { name, lang } = await stateOf(system.kernel, professional, professionalId);
  const userId = randomUUID();
  const email = `pro-${userId.slice(0, 8)}@jurilien.test`;
  const { position } = await system.dispatch('CreateUser', {
    userId,
    email,
    username: name,
    professionalId,
    lang,
    role: 'jurilien_professional',
    passwordHash: await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  });
  const app = await enrolApp(system.kernel, userId);
  await settled(system.kernel, position);
  return { userId, username: name, email, password: PASSWORD, ...app };
}

/** A session of a professional, past HTTP, that asks the API. */
export async function signInPro(system: System, professionalId: string) {
  const authorization = await sessionOf(system.kernel, (await proAccount(system, professionalId)).userId);
  return (method: string, path: string, body?: unknown) => call(system.origin, method, path, body, { authorization });
}
