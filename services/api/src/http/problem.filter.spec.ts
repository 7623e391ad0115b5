import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@jurilien/event-sourcing';
import type { Logger } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Busy } from '../passwords/pool.js';
import { answerProblem } from './problem.filter.js';
import { TooMany } from './rate-limit.js';

/** The answer to an error, with its headers. */
function answered(error: unknown): { status: number; headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => ((headers[name] = value), reply), status: () => reply, send: () => reply };
  const request = { headers: {} } as FastifyRequest;
  const { status } = answerProblem({ error: () => undefined } as unknown as Logger, error, request, reply as unknown as FastifyReply);
  return { status, headers };
}

/** Every fact a rule refuses with for being asked too often, as the rules of all contexts write them. */
const LIMITS = readdirSync('libs', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/src\/.*\.ts$/.test(`/${file}`) && !file.includes('.spec.'))
  .flatMap((file) => [...readFileSync(join('libs', file), 'utf8').matchAll(/'RATE_LIMITED', '([\w-]+)'/g)].map((found) => found[1]!));

describe('an answer that asks to wait', () => {
  it('says how long, whichever limit was reached', () => {
    expect(LIMITS.length).toBeGreaterThan(10);
    for (const fact of LIMITS) {
      const { status, headers } = answered(new Refused('RATE_LIMITED', fact));
      const seconds = Number(headers['retry-after']);
      expect([fact, status]).toEqual([fact, 429]);
      expect([fact, seconds]).toEqual([fact, /-day$/.test(fact) ? 86_400 : /-hour$/.test(fact) ? 3_600 : 60]);
    }
  });

  it('says what is known where a window ends or a queue empties', () => {
    expect(answered(new TooMany(1_234)).headers['retry-after']).toBe('1234');
    expect(Number(answered(new Busy(7)).headers['retry-after'])).toBeGreaterThan(0);
  });
});
