import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { command } from '@jurilien/event-sourcing/command-bus';
import { submitContactForm } from '@jurilien/messaging';
import { countFaqVote, faqVotesOf } from '@jurilien/persistence';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { callerAddress } from '../http/caller.js';
import { senderOf } from '../requests/sender.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';

/** The questions page (P04): a message to the team, and whether an answer helped. */
@Controller()
export class ContactController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('POST /api/public/enquiries')
  async write(@Asked() { body }: Asked<'POST /api/public/enquiries'>, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    const { website, startedAt, work, ...enquiry } = body;
    if ((await senderOf(this.kernel, request, 'enquiry', enquiry.enquiryId, { website, startedAt, work })) === 'machine') return {};
    await this.bus.execute(command(submitContactForm, enquiry, { actor: { kind: 'anon', id: 'contact-form' } }));
    return {};
  }

  @Route('POST /api/public/faq-votes')
  async vote(@Asked() { body: { question, useful } }: Asked<'POST /api/public/faq-votes'>, @Req() request: FastifyRequest): Promise<void> {
    const caller = callerAddress(this.kernel, request);
    await limit(this.kernel.db, `faq-votes:${caller}`, 60, HOUR_S);
    // One voice per answer and place in a day: a number that someone can push says nothing.
    await limit(this.kernel.db, `faq-vote:${question}:${caller}`, 1, 24 * HOUR_S);
    await countFaqVote(this.kernel.db, question, useful);
  }

  /** What helped, and what did not. */
  @Route('GET /api/faq-votes')
  async votes() {
    return { data: await faqVotesOf(this.kernel.db) };
  }
}
