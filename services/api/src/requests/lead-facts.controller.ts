import { Controller, Inject } from '@nestjs/common';
import { fold } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';
import type { OpenLink } from '../links/link.js';

const SLOTS = 'contact.slots';

/** What a client adds to their own request on its confirmation page (C02–C04): these facts and no others. */
@Controller()
export class LeadFactsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('POST /api/public/lead-facts')
  async add(
    @Asked() { body }: Asked<'POST /api/public/lead-facts'>,
    @Opened() { state: link, actor }: OpenLink,
  ): Promise<Record<string, never>> {
    const { slots: when, ...facts } = body;
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
