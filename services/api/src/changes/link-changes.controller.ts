import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { requestPrivateChangeLink } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { refuseUnlessSteppedUp } from '../links/step-up.js';
import { KERNEL } from '../tokens.js';
import { Changes, type Subject } from './changes.js';

const UNDO = 'undo-change';

/**
 * A05 behind a personal link: the details given with a request, after a code; or the one change that the old address may undo,
 * for which the link itself is the proof: a code would go to the new one.
 */
@Controller()
export class LinkChangesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Changes) private readonly changes: Changes,
  ) {}

  @Route('GET /api/public/changes')
  async mine(@Opened() link: OpenLink) {
    const { changeId } = link.state.subject;
    if (link.state.purpose === UNDO && changeId) return this.changes.undoable(await this.subjectOf(link), changeId);
    refuseUnlessSteppedUp(link);
    return this.changes.details(await this.subjectOf(link));
  }

  @Route('POST /api/public/changes')
  async request(@Asked() asked: Asked<'POST /api/public/changes'>, @Opened() link: OpenLink) {
    return this.changes.request(await this.subjectOf(link), asked.body);
  }

  /** From the page of a request: the link to this page goes to the address on file. */
  @Route('POST /api/public/changes/link')
  async link(@Opened() { id: linkId, actor }: OpenLink): Promise<Record<string, never>> {
    await this.bus.execute(command(requestPrivateChangeLink, { linkId }, { actor }));
    return {};
  }

  @Route('POST /api/public/changes/:id/confirm')
  async confirm(@Asked() asked: Asked<'POST /api/public/changes/:id/confirm'>, @Opened() link: OpenLink): Promise<void> {
    await this.changes.confirm(await this.subjectOf(link), asked.params.id, asked.body);
  }

  @Route('POST /api/public/changes/:id/cancel')
  async cancel(@Asked() asked: Asked<'POST /api/public/changes/:id/cancel'>, @Opened() link: OpenLink): Promise<void> {
    const {
      params: { id },
      body: _,
    } = asked;
    if (link.state.purpose === UNDO) {
      if (link.state.subject.changeId !== id) throw new Refused('NOT_FOUND', 'private-change');
      return this.changes.undo(await this.subjectOf(link), id);
    }
    refuseUnlessSteppedUp(link);
    await this.changes.cancel(await this.subjectOf(link), id);
  }

  private async subjectOf({ state: { subject }, actor }: OpenLink): Promise<Subject> {
    const { userId, leadId } = subject;
    if (userId) return { subjectId: userId, actor };
    const personId = leadId && (await stateOf(this.kernel, lead, leadId)).personId;
    if (!leadId || !personId) throw new Refused('NOT_FOUND', 'no-such-link');
    return { subjectId: personId, leadId, actor };
  }
}
