import { randomBytes, randomUUID } from 'node:crypto';
import { Controller, Headers, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { fold, Refused } from '@jurilien/event-sourcing';
import { draftDaysLeft, lead } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import type { IntakeForm } from '@jurilien/reference';
import { asOf, issueLink, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { refuseUnlessOpen } from './intake.controller.js';
import { earlierRequest } from './earlier-request.js';
import { draftWriter, SITE, writerOf } from './draft-writer.js';
import type { OpenLink } from '../links/link.js';

const NAMESPACE = '7d1c1c86-3df0-5c59-8d0d-3b2a1f6f9b10';

/**
 * Drafts are kept on the server, sealed, and reached through a link that only the person's browser or e-mail holds. The link is
 * answered to who holds it, to who starts the draft in this very call, and to the form that started it.
 */
@Controller()
export class DraftsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('PUT /api/public/drafts/:leadId')
  async save(
    @Asked() given: Asked<'PUT /api/public/drafts/:leadId'>,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
  ) {
    const { form, lang, step, answers, searchTerms, ref, ...asked } = given.body;
    const { leadId } = given.params;
    refuseUnlessOpen(this.kernel, form);
    await limit(this.kernel.db, `draft:${callerAddress(this.kernel, request)}`, 600, 3_600);
    const actor = authorization ? await draftWriter(this.kernel, authorization, leadId) : SITE;
    // Who shows nothing may start a draft, and from then on has its link: a secret for this one call.
    const key = asked.key ?? (actor === SITE ? randomBytes(32).toString('base64url') : undefined);
    const send = (name: string, input: object) =>
      this.kernel.dispatch({
        name,
        commandId: uuidv5(JSON.stringify([name, leadId, actor, key, input]), NAMESPACE),
        input: { leadId, key, ...input },
        actor,
      });
    if (actor === SITE) {
      const renewedFrom = await earlierRequest(this.kernel, ref);
      await send('StartLeadDraft', { lang, form, channel: 'web', searchTerms, renewedFrom });
    }
    await send('SaveLeadDraft', { step, answers });
    const draft = await stateOf(this.kernel, lead, leadId);
    const days = draftDaysLeft(draft, asOf(this.kernel).now);
    const endsAt = draft.draftEndsAt!;
    // One link as long as the draft ends at the same instant: another end is another link, since a link keeps its own.
    const token = await issueLink(this.kernel, { purpose: 'draft', subject: { leadId }, lang, days, occurrence: endsAt });
    return { token, endsAt };
  }

  /** Sends the link to the address the draft holds; never to one that comes with the call. */
  @Route('POST /api/public/drafts/:leadId/link')
  async mail(
    @Asked() { params: { leadId } }: Asked<'POST /api/public/drafts/:leadId/link'>,
    @Opened() link: OpenLink,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const actor = writerOf(link, leadId);
    await limit(this.kernel.db, `draft-link:${callerAddress(this.kernel, request)}`, 20, 3_600);
    await this.kernel.dispatch({ name: 'MailDraft', commandId: randomUUID(), input: { leadId }, actor });
    return {};
  }

  @Route('GET /api/public/drafts')
  async read(@Opened() { state: { subject, lang } }: OpenLink): Promise<Answer<'GET /api/public/drafts'>> {
    const state = fold(lead, await readStream(this.kernel.db, this.kernel.codec, `lead-${subject.leadId}`));
    if (state.status !== 'Draft') throw new Refused('TOKEN_USED', 'draft-sent');
    return {
      leadId: subject.leadId!,
      form: state.form as IntakeForm,
      lang,
      step: state.draft?.step ?? '',
      answers: (state.draft?.answers ?? {}) as Record<string, unknown>,
      endsAt: state.draftEndsAt!,
    };
  }
}
