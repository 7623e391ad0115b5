import { Controller, Inject } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { lead, type LeadState, provenTogether } from '@jurilien/lead';
import { issueLink, type Kernel, stateOf } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';
import type { OpenLink } from '../links/link.js';
import { SITE } from './draft-writer.js';

export const STATUS_LINK_DAYS = 400;

type Status = Answer<'GET /api/public/lead-status'>;

/**
 * How the client of a merged request reaches the one that is kept: at once where both proved an address or a number that they share;
 * else the link goes to that request's own address, because the two may be of two people who only look like one.
 */
export async function keptBy(kernel: Kernel, s: LeadState): Promise<Status['kept']> {
  if (s.status !== 'Merged' || !s.mergedInto) return undefined;
  return provenTogether(s, await stateOf(kernel, lead, s.mergedInto)) ? 'shown' : 'sent';
}

/** A request that was joined to another leads its client there (VA9). */
@Controller()
export class KeptRequestController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('POST /api/public/kept-request')
  async open(@Opened() { state: link }: OpenLink): Promise<Answer<'POST /api/public/kept-request'>> {
    const s = await stateOf(this.kernel, lead, link.subject.leadId!);
    const leadId = s.mergedInto;
    const way = await keptBy(this.kernel, s);
    if (!leadId || !way) throw new Refused('WRONG_STATE', 'lead-not-merged');
    if (way === 'shown') {
      const { lang } = await stateOf(this.kernel, lead, leadId);
      return { token: await issueLink(this.kernel, { purpose: 'lead-status', subject: { leadId }, lang, days: STATUS_LINK_DAYS }) };
    }
    await this.kernel.dispatch({ name: 'SendLeadLink', commandId: crypto.randomUUID(), input: { leadId }, actor: SITE });
    return {};
  }
}
