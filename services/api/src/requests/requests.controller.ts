import { createHash } from 'node:crypto';
import { Controller, Headers, Inject, Req } from '@nestjs/common';
import { Refused, type Actor } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { DAY_S, HOUR_S, intakeRequestsPerPhonePerDay } from '@jurilien/reference';
import { issueLink, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { Asked, Route } from '../http/contract.js';
import { hitAll, hitsOf, limit, TooMany } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { refuseUnlessOpen } from './intake.controller.js';
import { samePersonLeads } from './duplicates.js';
import { earlierRequest } from './earlier-request.js';
import { draftWriter, SITE } from './draft-writer.js';
import { STATUS_LINK_DAYS } from './kept-request.controller.js';
import { senderOf } from './sender.js';
import { publicStats } from './stats.js';
import { withPhone } from '../http/phone.js';

type Sent = Asked<'POST /api/public/requests'>['body'];
const NAMESPACE = '5b0d6f0e-5a0b-5e6d-8c6b-1d2f3a4b5c6d';

/** A referral that comes without the secret of a form is known again by its words. */
const wordsAsKey = ({ fields, referral, consents }: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify([fields, referral, consents]))
    .digest('base64url');

/**
 * The request form: one post. The uuid that the form carries makes a second send of it harmless; the link of the request is answered
 * to the caller who makes it in this very call, and to the same caller who says the same again (S1 of the attack of November 2026).
 */
@Controller()
export class RequestsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/stats')
  stats() {
    return publicStats(this.kernel);
  }

  @Route('POST /api/public/requests')
  async submit(
    @Asked() { body: asked }: Asked<'POST /api/public/requests'>,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
  ) {
    refuseUnlessOpen(this.kernel, asked.form);
    const sender = await senderOf(this.kernel, request, 'request', asked.leadId, asked);
    if (sender === 'machine') return { leadId: asked.leadId, code: '', statusToken: '', position: 0 };
    const actor = authorization ? await draftWriter(this.kernel, authorization, asked.leadId) : SITE;
    const fields = withPhone(this.kernel.settings, asked.fields);
    const duplicates = await samePersonLeads(this.kernel, asked.leadId, fields);
    // Who writes for someone else is not told whether that person wrote before.
    const duplicateConfirmed = asked.duplicateConfirmed || asked.form === 'network';
    if (duplicates.length > 0 && !duplicateConfirmed) throw new Refused('DUPLICATE', 'same-person-recent-request');
    const { leadId, lang, form, channel, consents, searchTerms, experiment } = asked;
    const key = asked.key ?? (form === 'network' ? wordsAsKey(asked) : undefined);
    if (form === 'network') await this.declareReferral(asked, key!, actor);
    // Without a draft there is nothing to read before.
    const begins = authorization || form === 'network' ? undefined : true;
    const phone = `requests-of:${this.kernel.secrets.hash(`phone:${String(fields.phoneNumber)}`)}`;
    await this.refuseTooMany(phone);
    const renewedFrom = await earlierRequest(this.kernel, asked.ref);
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
        consents: {
          ...consents,
          shown: asked.consentTexts,
          sensitiveText: asked.sensitiveText,
          evidence: `ip ${this.kernel.secrets.hash(`ip:${callerAddress(this.kernel, request)}`)}`,
        },
        searchTerms,
        renewedFrom,
        experiment,
        duplicates,
        duplicateConfirmed,
        unproven: sender === 'unproven' || undefined,
      },
    });
    // What was refused is no request: a stranger’s tries leave a number its day.
    await hitAll(this.kernel.db, [[phone, DAY_S]]);
    const [{ code }, statusToken] = await Promise.all([
      stateOf(this.kernel, lead, leadId),
      // The page of a request belongs to the person, never to who wrote for them.
      form === 'network'
        ? ''
        : issueLink(this.kernel, { purpose: 'lead-status', subject: { leadId }, lang, days: STATUS_LINK_DAYS, begins }),
    ]);
    return { leadId, code: code!, statusToken, position: answer.position };
  }

  /** @throws TooMany when a number has sent as many requests today as one may */
  private async refuseTooMany(phone: string): Promise<void> {
    const { hits, endsInSeconds } = await hitsOf(this.kernel.db, phone, DAY_S);
    if (hits >= this.kernel.configuration.current().value(intakeRequestsPerPhonePerDay)) throw new TooMany(endsInSeconds);
  }

  /**
   * The link of the same person's requests goes again to the addresses they were made with, never to one that was only typed. The
   * answer is the same whether there are any or not.
   */
  @Route('POST /api/public/requests/link')
  async sendLinks(
    @Asked() { body: asked }: Asked<'POST /api/public/requests/link'>,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
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
  private async declareReferral({ leadId, lang, channel, referral }: Sent, key: string, actor: Actor): Promise<void> {
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
