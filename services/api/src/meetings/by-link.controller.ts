import { Controller, Inject } from '@nestjs/common';
import { listRows } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { KERNEL } from '../tokens.js';
import { meetingShown, slotsShown } from './shown.js';

/** A meeting with the team, by the link of its invitation (M08) or from the page of a request (M26). */
@Controller()
export class MeetingsByLinkController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/meeting')
  async meeting(@Opened() { state, actor }: OpenLink) {
    return { ...(await meetingShown(this.kernel, state.subject.meetingId!, actor)), lang: state.lang };
  }

  @Route('GET /api/public/meeting/slots')
  slots(@Asked() { query }: Asked<'GET /api/public/meeting/slots'>, @Opened() { state }: OpenLink) {
    return slotsShown(this.kernel, state.subject.meetingId!, query);
  }

  @Route('GET /api/public/lead-meeting')
  async call(@Opened() { state, actor }: OpenLink) {
    const meetingId = await this.callOf(state.subject.leadId!);
    return { meeting: meetingId ? await meetingShown(this.kernel, meetingId, actor) : null };
  }

  @Route('GET /api/public/lead-meeting/slots')
  async callSlots(@Asked() { query }: Asked<'GET /api/public/lead-meeting/slots'>, @Opened() { state }: OpenLink) {
    const meetingId = await this.callOf(state.subject.leadId!);
    return meetingId ? slotsShown(this.kernel, meetingId, query) : { zone: '', slots: [], more: false };
  }

  /** The validation call of a request that was asked for last. */
  private async callOf(leadId: string): Promise<string | undefined> {
    const view = this.kernel.registry.views.get('meetings')!;
    const asked = { page: 1, perPage: 1, sort: 'invitedAt', order: 'desc', filter: { leadId, kind: 'validationCall' } } as const;
    const { data } = await listRows(this.kernel.db, view, asked);
    return data[0]?.['id'] as string | undefined;
  }
}
