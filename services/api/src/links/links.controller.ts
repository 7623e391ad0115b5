import { Controller, Headers, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LINK_COMMANDS } from '@jurilien/contracts';
import { Refused, type Answer } from '@jurilien/event-sourcing';
import { command, Dispatch } from '@jurilien/event-sourcing/command-bus';
import { requestNewLink } from '@jurilien/identity';
import { fingerprintOf, linkUrl, type Kernel, type LinkGrant } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { refuseUnknownFields } from '../http/parsed.js';
import { KERNEL } from '../tokens.js';
import type { FoundLink, OpenLink } from './link.js';
import { offerSubject } from '../offers/offer-subject.js';
import { refuseUnlessSteppedUp } from './step-up.js';

/** Personal links: how they stand, a new one for the address on file, and the commands they carry. No GET changes anything (D8). */
@Controller()
export class LinksController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('GET /api/public/link')
  standing(@Opened() { state, standing }: FoundLink, @Headers('authorization') authorization?: string) {
    if (standing === 'unknown') return { state: standing };
    const { purpose, lang, subject } = state;
    // Where the plain address of the link leads on to; its own token is all a page needs.
    const path = linkUrl('', purpose as LinkGrant['purpose'], lang, authorization!.split(' ')[1]!, subject);
    return { state: standing, purpose, lang, path };
  }

  @Route('POST /api/public/link/renew')
  async renew(@Opened() { id, state, standing }: FoundLink): Promise<Record<string, never>> {
    if (standing === 'expired' || standing === 'used') {
      const actor = { kind: 'token', id: state.subject.personId ?? id, role: state.purpose, link: id } as const;
      await this.bus.execute(command(requestNewLink, { linkId: id }, { actor })).catch((error: unknown) => {
        // The answer must not tell whether anything was sent.
        if (!(error instanceof Refused)) throw error;
      });
    }
    return {};
  }

  @Route('POST /api/public/commands/:name')
  async send(@Asked() asked: Asked<'POST /api/public/commands/:name'>, @Opened() link: OpenLink): Promise<Answer> {
    const { name } = asked.params;
    const { commandId, payload } = asked.body;
    if (!LINK_COMMANDS[link.state.purpose!]?.includes(name)) throw new Refused('NOT_FOUND', 'no-such-command');
    refuseUnknownFields(this.kernel.registry.decisions.get(name)!, payload);
    if (name === 'RevealClaimNames') refuseUnlessSteppedUp(link);
    const fingerprint = fingerprintOf(this.kernel.secrets, link.actor, name, { payload });
    const input = { ...payload, ...(await subjectOf(this.kernel, name, link)) };
    return this.bus.execute(new Dispatch({ name, commandId, input, actor: link.actor, fingerprint }));
  }
}

/** Ids of the link's own subject win over whatever the payload says. */
async function subjectOf(kernel: Kernel, name: string, { id, state }: OpenLink): Promise<Record<string, unknown>> {
  const { leadId, offerId, professionalId, userId, acceptanceId } = state.subject;
  if (name === 'VerifyEmail') return { userId, linkId: id };
  if (name === 'ConfirmLeadEmail') return { leadId, method: 'link' };
  if (name === 'ConfirmLeadPhone') return { leadId, method: 'code' };
  // A link of an opinion names its acceptance; whose side it speaks for follows from whether it names a professional.
  if (name === 'SubmitSurvey') return { leadId, acceptanceId, side: professionalId ? 'professional' : 'client' };
  if (acceptanceId) return { leadId, acceptanceId, professionalId };
  if (!professionalId) return { leadId };
  return offerSubject(kernel, name, { leadId: leadId!, professionalId, ...(offerId ? { offerId } : {}) });
}
