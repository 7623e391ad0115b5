import { createHash } from 'node:crypto';
import { Body, Controller, Get, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ids, Refused, type Actor } from '@jurilien/event-sourcing';
import { formKey, lead } from '@jurilien/lead';
import { EXPERIMENT_ARMS, HOUR_S, INTAKE_FORMS } from '@jurilien/reference';
import { issueLink, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { refuseUnlessOpen } from './intake.controller.js';
import { samePersonLeads } from './duplicates.js';
import { draftWriter, SITE } from './draft-writer.js';
import { sending } from '@jurilien/contracts/api';
import { senderOf } from './sender.js';
import { publicStats, type PublicStats } from './stats.js';
import { withPhone } from '../http/phone.js';

const body = z
  .object({
    leadId: ids.leadId,
    key: formKey,
    form: z.enum(INTAKE_FORMS),
    lang: z.enum(['fr', 'en']),
    channel: z.string().max(40).default('web'),
    ...sending,
    consents: z.record(z.string().max(40), z.boolean()),
    duplicateConfirmed: z.boolean().default(false),
    fields: z.record(z.string().max(60), z.unknown()),
    searchTerms: z.string().max(400).optional(),
    experiment: z.enum(EXPERIMENT_ARMS).optional(),
    referral: z.record(z.string().max(40), z.unknown()).optional(),
  })
  .strict();

const samePerson = z.object({ leadId: ids.leadId, email: z.string().max(254), phoneNumber: z.string().max(40) }).strict();

const STATUS_LINK_DAYS = 400;
const NAMESPACE = '5b0d6f0e-5a0b-5e6d-8c6b-1d2f3a4b5c6d';

/** A referral that comes without the secret of a form is known again by its words. */
const wordsAsKey = ({ fields, referral, consents }: z.infer<typeof body>): string =>
  createHash('sha256')
    .update(JSON.stringify([fields, referral, consents]))
    .digest('base64url');

/**
 * The request form: one post. The uuid that the form carries makes a second send of it harmless; the link of the request is answered
 * to the caller who makes it in this very call, and to the same caller who says the same again (S1 of the attack of November 2026).
 */
@Controller('api/public')
export class RequestsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('stats')
  stats(): Promise<PublicStats> {
    return publicStats(this.kernel);
  }

  @Post('requests')
  @HttpCode(201)
  async submit(@Body() raw: unknown, @Req() request: FastifyRequest, @Headers('authorization') authorization?: string): Promise<object> {
    const asked = parsed(body, raw);
    refuseUnlessOpen(this.kernel, asked.form);
    const sender = await senderOf(this.kernel, request, 'request', asked.leadId, asked);
    if (sender === 'machine') return { leadId: asked.leadId, code: '', statusToken: '', position: 0 };
    const actor = authorization ? await draftWriter(this.kernel, authorization, asked.leadId) : SITE;
    const fields = withPhone(this.kernel.settings, asked.fields);
    const duplicates = await samePersonLeads(this.kernel, asked.leadId, fields);
    // Who writes for somebody else is not told whether that person wrote before.
    const duplicateConfirmed = asked.duplicateConfirmed || asked.form === 'network';
    if (duplicates.length > 0 && !duplicateConfirmed) throw new Refused('DUPLICATE', 'same-person-recent-request');
    const { leadId, lang, form, channel, consents, searchTerms, experiment } = asked;
    const key = asked.key ?? (form === 'network' ? wordsAsKey(asked) : undefined);
    if (form === 'network') await this.declareReferral(asked, key!, actor);
    // Without a draft there is nothing to read before.
    const begins = authorization || form === 'network' ? undefined : true;
    // A corrected form is a new command; the same form sent twice by the same caller is the same one.
    const answer = await this.kernel.dispatch({
      name: 'SubmitLead',
      commandId: uuidv5(JSON.stringify([actor, asked]), NAMESPACE),
      actor,
      correlationId: uuidv5(`${leadId}/start`, NAMESPACE),
      begins,
      // The answers first: none of them is taken for one of ours.
      input: {
        ...fields,
        leadId,
        key,
        lang,
        form,
        channel,
        consents: { ...consents, evidence: `ip ${this.kernel.secrets.hash(`ip:${callerAddress(this.kernel, request)}`)}` },
        searchTerms,
        experiment,
        duplicates,
        duplicateConfirmed,
        unproven: sender === 'unproven' || undefined,
      },
    });
    const [{ code }, statusToken] = await Promise.all([
      stateOf(this.kernel, lead, leadId),
      // The page of a request belongs to the person, never to who wrote for them.
      form === 'network'
        ? ''
        : issueLink(this.kernel, { purpose: 'lead-status', subject: { leadId }, lang, days: STATUS_LINK_DAYS, begins }),
    ]);
    return { leadId, code, statusToken, position: answer.position };
  }

  /**
   * The link of the same person's requests goes again to the addresses they were made with, never to one that was only typed. The
   * answer is the same whether there are any or not.
   */
  @Post('requests/link')
  @HttpCode(202)
  async sendLinks(@Body() raw: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    const asked = parsed(samePerson, raw);
    await limit(this.kernel.db, `request-link:${callerAddress(this.kernel, request)}`, 5, HOUR_S);
    for (const leadId of await samePersonLeads(this.kernel, asked.leadId, withPhone(this.kernel.settings, asked)))
      await this.kernel
        .dispatch({ name: 'SendLeadLink', commandId: crypto.randomUUID(), input: { leadId }, actor: SITE })
        .catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error;
        });
    return {};
  }

  /** A referral is declared on the draft, before it is sent: without it the form is not one of the network (F04). */
  private async declareReferral({ leadId, lang, channel, referral }: z.infer<typeof body>, key: string, actor: Actor): Promise<void> {
    const send = (name: string, input: object) =>
      this.kernel.dispatch({
        name,
        commandId: uuidv5(JSON.stringify([name, leadId, key, referral]), NAMESPACE),
        actor,
        input: { ...input, leadId, key },
      });
    await send('StartLeadDraft', { lang, form: 'network', channel });
    await send('DeclareReferral', { ...referral });
  }
}
