import { Controller, Inject, Req } from '@nestjs/common';
import { ERASED } from '@jurilien/event-sourcing';
import { externalBusyOf } from '@jurilien/persistence';
import { featureCalendarSync, HOUR_MS } from '@jurilien/reference';
import { databaseNow, feedToken, stateOf, type Kernel } from '@jurilien/runtime';
import { availability, type AvailabilityState } from '@jurilien/scheduling';
import { Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';

/** Read every quarter of an hour: after this long without one that went well, what is known is old. */
const STALE_MS = 2 * HOUR_MS;

/** Where one's own calendar is read, and how another calendar of one's own was. */
@Controller()
export class CalendarsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/calendars')
  async mine(@Req() { principal }: GuardedRequest) {
    const owner = await this.ownerOf(principal);
    const ownerId = 'professionalId' in owner ? owner.professionalId : owner.userId;
    const s = await stateOf(this.kernel, availability, ownerId);
    const { settings, secrets } = this.kernel;
    const address = s.feed > 0 ? `${settings.publicUrl}/api/public/calendars/${feedToken(secrets, ownerId, s.feed)}.ics` : undefined;
    return { owner, feed: { address, detail: s.detail }, external: await this.external(ownerId, s) };
  }

  private async ownerOf(principal: Principal): Promise<{ professionalId: string } | { userId: string }> {
    if (principal.who !== 'professional') return { userId: principal.actor.id };
    return { professionalId: (await ownProfessional(this.kernel, principal)).professionalId };
  }

  private async external(ownerId: string, s: AvailabilityState) {
    const isOn = s.plan !== undefined && this.kernel.configuration.current().value(featureCalendarSync, { province: s.plan.province });
    const known = s.external ? await externalBusyOf(this.kernel.db, ownerId) : undefined;
    const now = Date.parse(await databaseNow(this.kernel));
    const { externalUrl: url } = s;
    return {
      offered: isOn,
      on: s.external,
      host: url !== undefined && url !== ERASED ? new URL(url).hostname : undefined,
      reading: s.reading,
      readAt: known?.readAt,
      triedAt: known?.triedAt,
      stale: s.external && s.reading !== undefined && now - Date.parse(known?.readAt ?? '1970-01-01') > STALE_MS,
      unknownZones: [...s.unknownZones],
    };
  }
}
