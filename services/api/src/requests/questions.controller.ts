import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { questionSet, versionOf } from '@jurilien/questions';
import { shippedSet, type QuestionSet } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { KERNEL } from '../tokens.js';

const query = z.object({ version: z.coerce.number().int().min(1).optional() });
/** A version never changes; which one is in force may, and is known everywhere within a minute. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';

/** The questions of a field of law (IN2): the version in force, or the one a form began with. What was never changed is as shipped. */
@Controller('api/public/questions')
export class QuestionsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get(':field')
  async questions(
    @Param('field') field: string,
    @Query() asked: unknown,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QuestionSet | undefined> {
    const { version } = parsed(query, asked);
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
