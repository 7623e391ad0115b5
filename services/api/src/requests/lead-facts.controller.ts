import { Body, Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { fold } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import { COMMON_QUESTIONS, optionsOf } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { openLink } from '../links/link.js';

const SLOTS = 'contact.slots';
const slots = COMMON_QUESTIONS.filter((q) => q.id === SLOTS).flatMap((q) => optionsOf(q).map((o) => o.value));
const body = z
  .object({
    hasLegalAidCert: z.boolean().optional(),
    /** What was asked as one task turns out to be more. */
    smallMandate: z.literal(false).optional(),
    slots: z.array(z.enum(slots)).min(1).max(slots.length).optional(),
  })
  .strict()
  .refine((given) => Object.keys(given).length > 0);

/** What a client adds to the own request on its confirmation page (C02–C04): these facts and no others. */
@Controller('api/public/lead-facts')
export class LeadFactsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post()
  @HttpCode(200)
  async add(@Body() raw: unknown, @Req() request: FastifyRequest, @Headers('authorization') authorization?: string): Promise<object> {
    const { slots: when, ...facts } = parsed(body, raw);
    await limit(this.kernel.db, `lead-facts:${callerAddress(this.kernel, request)}`, 60, 3_600);
    const { state: link, actor } = await openLink(this.kernel, authorization, ['lead-status', 'confirm-email']);
    const leadId = link.subject.leadId!;
    const state = fold(lead, await readStream(this.kernel.db, this.kernel.codec, `lead-${leadId}`));
    const specificQuestions = when && { ...state.specificQuestions, [SLOTS]: when };
    await this.kernel.dispatch({
      name: 'EditLead',
      commandId: crypto.randomUUID(),
      input: { leadId, ...facts, ...(specificQuestions ? { specificQuestions } : {}) },
      actor,
    });
    return {};
  }
}
