import { Controller, Headers, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { linkMaySend, needsLinkCode } from '@jurilien/contracts';
import { Refused, type Answer } from '@jurilien/event-sourcing';
import { command, Dispatch } from '@jurilien/event-sourcing/command-bus';
import { requestNewLink } from '@jurilien/identity';
import { linkSubject } from '@jurilien/processes';
import { fingerprintOf, linkUrl, stateOf, type Kernel, type LinkGrant } from '@jurilien/runtime';
import { distribution, type SearchState } from '@jurilien/search';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { refuseUnknownFields } from '../http/parsed.js';
import { KERNEL } from '../tokens.js';
import type { FoundLink, OpenLink } from './link.js';
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
    if (!linkMaySend(name, link.state.purpose)) throw new Refused('NOT_FOUND', 'no-such-command');
    refuseUnknownFields(this.kernel.registry.decisions.get(name)!, payload);
    if (needsLinkCode(name)) refuseUnlessSteppedUp(link);
    const fingerprint = fingerprintOf(this.kernel.secrets, link.actor, name, { payload });
    const input = { ...payload, ...linkSubject(name, link, await this.searchOf(link)) };
    return this.bus.execute(new Dispatch({ name, commandId, input, actor: link.actor, fingerprint }));
  }

  /** The search of the request that a professional's link is about. */
  private searchOf({ state: { subject } }: OpenLink): Promise<SearchState> | undefined {
    return subject.leadId && subject.professionalId ? stateOf(this.kernel, distribution, subject.leadId) : undefined;
  }
}
