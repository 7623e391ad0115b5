import { Controller, Headers, Inject, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { questionSet, versionOf } from '@jurilien/questions';
import { shippedSet } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import type { Handled } from '@jurilien/contracts/api';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

/** A version never changes; which one is in force may, and is known everywhere within a minute. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';

/** The questions of a field of law (IN2): the version in force, or the one a form started with. What was never changed is as shipped. */
@Controller()
export class QuestionsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/questions/:field')
  async questions(
    @Asked() { params: { field }, query: { version } }: Asked<'GET /api/public/questions/:field'>,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Handled<'GET /api/public/questions/:field'>> {
    // An unknown field has no stream to look for.
    const set = shippedSet(field) && versionOf(await stateOf(this.kernel, questionSet, field), field, version);
    if (!set) throw new Refused('NOT_FOUND', 'questions');
    const tag = `"${field}-${set.version}"`;
    reply.header('etag', tag).header('cache-control', version === undefined ? A_MINUTE : FOR_EVER);
    if (known?.split(',').some((t) => t.trim().replace(/^W\//, '') === tag)) {
      reply.status(304);
      return undefined;
    }
    return { field, version: set.version, questions: set.questions };
  }
}
