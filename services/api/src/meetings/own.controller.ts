import { Controller, Inject, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { listRows } from '@jurilien/persistence';
import { databaseNow, stateOf, type Kernel, scopeOf } from '@jurilien/runtime';
import { meeting } from '@jurilien/scheduling';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { isAhead, meetingShown, slotsShown } from './shown.js';

/** A person has few requests, and few meetings. */
const REQUESTS = 25;
const MEETINGS = 50;

/** Own meetings with the team of a professional, a candidate or a client who is signed in (M01, M14). */
@Controller()
export class OwnMeetingsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/meetings/own')
  async all(@Req() { principal }: GuardedRequest) {
    const view = this.kernel.registry.views.get('meetings')!;
    const subjectId = await this.ownSubjects(principal);
    const serverNow = await databaseNow(this.kernel);
    if (subjectId.length === 0) return { serverNow, upcoming: [], past: [] };
    const asked = { page: 1, perPage: MEETINGS, sort: 'invitedAt', order: 'desc', filter: { subjectId } } as const;
    const { data } = await listRows(this.kernel.db, view, asked);
    const shown = (rows: typeof data) => Promise.all(rows.map((row) => meetingShown(this.kernel, row['id'] as string, principal.actor)));
    const [upcoming, past] = await Promise.all([shown(data.filter(isAhead)), shown(data.filter((row) => !isAhead(row)))]);
    return { serverNow, upcoming, past };
  }

  @Route('GET /api/meetings/own/:meetingId')
  async one(@Asked() { params }: Asked<'GET /api/meetings/own/:meetingId'>, @Req() { principal }: GuardedRequest) {
    await this.refuseOthers(params.meetingId, principal);
    return meetingShown(this.kernel, params.meetingId, principal.actor);
  }

  @Route('GET /api/meetings/own/:meetingId/slots')
  async slots(@Asked() { params, query }: Asked<'GET /api/meetings/own/:meetingId/slots'>, @Req() { principal }: GuardedRequest) {
    await this.refuseOthers(params.meetingId, principal);
    return slotsShown(this.kernel, params.meetingId, query);
  }

  /** Whom meetings of this account are with: the membership, the candidate, or the requests of the address that it proved. */
  private async ownSubjects(principal: Principal): Promise<string[]> {
    const { actor, who } = principal;
    if (who === 'recruit') return [actor.id];
    if (who === 'professional') {
      const { professionalId } = await stateOf(this.kernel, user, actor.id);
      return professionalId ? [professionalId] : [];
    }
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const scope = await scopeOf(this.kernel, view, principal);
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: REQUESTS, filter: {}, scope });
    return data.map((row) => row['id'] as string);
  }

  private async refuseOthers(meetingId: string, principal: Principal): Promise<void> {
    const [{ subjectId }, own] = await Promise.all([stateOf(this.kernel, meeting, meetingId), this.ownSubjects(principal)]);
    if (subjectId === undefined || !own.includes(subjectId)) throw new Refused('NOT_FOUND', 'meeting');
  }
}
