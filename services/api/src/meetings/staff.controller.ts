import { Controller, Inject, Req } from '@nestjs/common';
import { maySend } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import { permitSubject } from '../commands/command-permits.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { hoursShown, slotsShown } from './shown.js';

/** What the team needs to choose a time with someone (X15): who may choose it reads the times. */
@Controller()
export class StaffMeetingsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/meetings/:meetingId/slots')
  async slots(@Asked() { params, query }: Asked<'GET /api/meetings/:meetingId/slots'>, @Req() { principal }: GuardedRequest) {
    const mark = maySend('ScheduleMeeting', principal.who);
    if (!mark) throw new Refused('FORBIDDEN', 'role');
    await permitSubject(this.kernel, mark, params, principal);
    return slotsShown(this.kernel, params.meetingId, query);
  }

  @Route('GET /api/meetings/hours')
  hours(@Req() { principal }: GuardedRequest) {
    return hoursShown(this.kernel, principal.actor);
  }
}
