import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { namedDevice, steppedUp } from '../links/step-up.js';
import { senderOf } from '../requests/sender.js';
import { KERNEL } from '../tokens.js';
import { dialled, fileByForm, proveByCode } from './filing.js';
import { followedRequest, type Followed } from './followed.js';

/** N03 for who is not signed in: a request is filed by the form or the link of a request, and followed by a link of its own. */
@Controller()
export class PublicPrivacyController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('POST /api/public/privacy-requests')
  async file(@Asked() { body }: Asked<'POST /api/public/privacy-requests'>, @Req() request: FastifyRequest): Promise<{ token: string }> {
    const { website, startedAt, work, identifiers, ...asked } = body;
    const sender = await senderOf(this.kernel, request, 'privacy', asked.requestId, { website, startedAt, work });
    if (sender === 'machine') return { token: '' };
    const actor = { kind: 'anon', id: 'privacy-page' } as const;
    return fileByForm(this.kernel, this.bus, { ...asked, identifiers: dialled(identifiers) }, actor);
  }

  @Route('POST /api/public/privacy-requests/by-link')
  async fileByLink(@Asked() { body }: Asked<'POST /api/public/privacy-requests/by-link'>, @Opened() link: OpenLink) {
    const { id: linkId, state, actor, device } = link;
    const { leadId } = state.subject;
    return fileByForm(this.kernel, this.bus, { ...body, identifiers: [], linkId, leadId, deviceHash: namedDevice(device) }, actor);
  }

  @Route('GET /api/public/privacy-request')
  async follow(@Opened() link: OpenLink): Promise<Followed> {
    const requestId = link.state.subject.privacyId ?? '';
    const opened = steppedUp(link);
    if (opened) this.accesses.openedLink(link.actor, `privacy-${requestId}`, { shown: 'privacy-request' });
    return followedRequest(this.kernel, requestId, opened);
  }

  @Route('POST /api/public/privacy-request/verify')
  async verify(@Asked() { body }: Asked<'POST /api/public/privacy-request/verify'>, @Opened() link: OpenLink): Promise<void> {
    const { id: linkId, state, actor, device } = link;
    await proveByCode(this.bus, { ...body, requestId: state.subject.privacyId!, linkId, deviceHash: namedDevice(device) }, actor);
  }
}
