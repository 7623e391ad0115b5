import { Controller, Headers, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { requestPrivateChangeLink } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { callerAddress } from '../http/caller.js';
import { openLink, type OpenLink } from '../links/link.js';
import { refuseUnlessSteppedUp } from '../links/step-up.js';
import { limit } from '../http/rate-limit.js';
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
  async mine(@Headers('authorization') authorization?: string, @Headers('x-device') device?: string) {
    const link = await openLink(this.kernel, authorization, ['private-change', UNDO]);
    const { changeId } = link.state.subject;
    if (link.state.purpose === UNDO && changeId) return this.changes.undoable(await this.subjectOf(link), changeId);
    refuseUnlessSteppedUp(link, device);
    return this.changes.details(await this.subjectOf(link));
  }

  @Route('POST /api/public/changes')
  async request(
    @Asked() asked: Asked<'POST /api/public/changes'>,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ) {
    return this.changes.request(await this.proven('change', request, authorization, device), asked.body);
  }

  /** From the page of a request: the link to this page goes to the address on file. */
  @Route('POST /api/public/changes/link')
  async link(@Req() request: FastifyRequest, @Headers('authorization') authorization?: string): Promise<Record<string, never>> {
    await limit(this.kernel.db, `change-link-ip:${callerAddress(this.kernel, request)}`, 30, 3_600);
    const { id: linkId, actor } = await openLink(this.kernel, authorization, ['lead-status']);
    await this.bus.execute(command(requestPrivateChangeLink, { linkId }, { actor }));
    return {};
  }

  @Route('POST /api/public/changes/:id/confirm')
  async confirm(
    @Asked() asked: Asked<'POST /api/public/changes/:id/confirm'>,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<void> {
    const subject = await this.proven('change-confirm', request, authorization, device);
    await this.changes.confirm(subject, asked.params.id, asked.body);
  }

  @Route('POST /api/public/changes/:id/cancel')
  async cancel(
    @Asked() asked: Asked<'POST /api/public/changes/:id/cancel'>,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<void> {
    await limit(this.kernel.db, `change-cancel-ip:${callerAddress(this.kernel, request)}`, 100, 3_600);
    const link = await openLink(this.kernel, authorization, ['private-change', UNDO]);
    const {
      params: { id },
      body: _,
    } = asked;
    if (link.state.purpose === UNDO) {
      if (link.state.subject.changeId !== id) throw new Refused('NOT_FOUND', 'private-change');
      return this.changes.undo(await this.subjectOf(link), id);
    }
    refuseUnlessSteppedUp(link, device);
    await this.changes.cancel(await this.subjectOf(link), id);
  }

  /** Whom a link is about, once this device has given the code. */
  private async proven(what: string, request: FastifyRequest, authorization?: string, device?: string): Promise<Subject> {
    await limit(this.kernel.db, `${what}-ip:${callerAddress(this.kernel, request)}`, 100, 3_600);
    const link = await openLink(this.kernel, authorization, ['private-change']);
    refuseUnlessSteppedUp(link, device);
    return this.subjectOf(link);
  }

  private async subjectOf({ state: { subject }, actor }: OpenLink): Promise<Subject> {
    const { userId, leadId } = subject;
    if (userId) return { subjectId: userId, actor };
    const personId = leadId && (await stateOf(this.kernel, lead, leadId)).personId;
    if (!leadId || !personId) throw new Refused('NOT_FOUND', 'no-such-link');
    return { subjectId: personId, leadId, actor };
  }
}
