import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Breached from the start, so that it can be tried in the demo. */
const KNOWN = 'le chat dort sur la table verte';
/** As many lines as the real list answers with at least. */
const LINES = 800;

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

/** Plays Have I Been Pwned: the range protocol with its padding, and the passwords that are put in. */
export function breachedPasswordRoutes(app: FastifyInstance): void {
  const hashes = new Set([sha1(KNOWN)]);
  app.get<{ Params: { prefix: string } }>('/range/:prefix', async ({ params, headers }, answer) => {
    const prefix = params.prefix.toUpperCase();
    if (!/^[\dA-F]{5}$/.test(prefix)) return answer.code(400).type('text/plain').send('The hash prefix was not in a valid format');
    const found = [...hashes].filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:1`);
    const padded = headers['add-padding'] === 'true' ? Array.from({ length: LINES - found.length }, () => `${suffix()}:0`) : [];
    return answer.type('text/plain').send([...found, ...padded].sort().join('\r\n'));
  });
  app.put('/api/breached-passwords', async (request, answer) => {
    const asked = z.array(z.string().min(1)).safeParse(request.body);
    if (!asked.success) return answer.code(422).send({ detail: 'a list of passwords is expected' });
    for (const password of asked.data) hashes.add(sha1(password));
    return { breached: hashes.size };
  });
}

/** The rest of some hash, of no password. */
const suffix = (): string => randomBytes(18).toString('hex').toUpperCase().slice(1);
