import { filledLine, ids } from '@jurilien/event-sourcing';
import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ENQUIRY_TOPICS } from '@jurilien/messaging';
import { countFaqVote, faqVotesOf } from '@jurilien/persistence';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { callerAddress } from '../http/caller.js';
import { senderOf, sending } from '../requests/sender.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';

const message = z
  .object({
    /** Made by the form, so that the same form sent twice is one message. */
    enquiryId: ids.enquiryId,
    topic: z.enum(ENQUIRY_TOPICS),
    lang: z.enum(['fr', 'en']),
    name: filledLine(120),
    email: z.string().trim().min(1).max(254),
    body: z.string().trim().min(1).max(4_000),
    ...sending,
  })
  .strict();
const vote = z
  .object({
    question: z
      .string()
      .max(60)
      .regex(/^(clients|professionals|candidates)(-[a-z]+)+$/),
    useful: z.boolean(),
  })
  .strict();

/** The questions page (P04): a message to the team, and whether an answer helped. */
@Controller('api')
export class ContactController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post('public/enquiries')
  @HttpCode(202)
  async write(@Body() raw: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    const { website, startedAt, work, ...said } = parsed(message, raw);
    if ((await senderOf(this.kernel, request, 'enquiry', said.enquiryId, { website, startedAt, work })) === 'machine') return {};
    await this.kernel.dispatch({
      name: 'SubmitContactForm',
      commandId: randomUUID(),
      input: said,
      actor: { kind: 'anon', id: 'contact-form' },
    });
    return {};
  }

  @Post('public/faq-votes')
  @HttpCode(204)
  async vote(@Body() raw: unknown, @Req() request: FastifyRequest): Promise<void> {
    const { question, useful } = parsed(vote, raw);
    const caller = callerAddress(this.kernel, request);
    await limit(this.kernel.db, `faq-votes:${caller}`, 60, HOUR_S);
    // One voice per answer and place in a day: a number that somebody can push says nothing.
    await limit(this.kernel.db, `faq-vote:${question}:${caller}`, 1, 24 * HOUR_S);
    await countFaqVote(this.kernel.db, question, useful);
  }

  /** What helped, and what did not. */
  @Get('faq-votes')
  @Header('cache-control', 'no-store')
  async votes(): Promise<object> {
    return { data: await faqVotesOf(this.kernel.db) };
  }
}
