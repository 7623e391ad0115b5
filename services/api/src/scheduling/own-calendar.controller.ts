import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { zoneOfPro } from '@jurilien/professionals';
import { databaseNow, asOf, externalTimesOf, stateOf, type Kernel } from '@jurilien/runtime';
import { availability, busyElsewhere, busyOf, calendar, freeSlots, planDefaults } from '@jurilien/scheduling';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { ownConsultations } from './consultations.js';
import { availabilityEventsOf, placesIn } from './places.js';

/** How many of the next free times the editor shows. */
const NEXT = 6;

/** Availability and consultations of the person who is signed in (M02, M06). */
@Controller()
export class OwnCalendarController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/pro/availability')
  async availability(@Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/pro/availability'>> {
    const { professionalId, state: pro } = await ownProfessional(this.kernel, principal);
    const [now, state, events, taken, external] = await Promise.all([
      databaseNow(this.kernel),
      stateOf(this.kernel, availability, professionalId),
      availabilityEventsOf(this.kernel, professionalId),
      stateOf(this.kernel, calendar, professionalId),
      externalTimesOf(this.kernel, professionalId),
    ]);
    const { config } = asOf(this.kernel, now);
    const province = pro.province ?? 'QC';
    const read = events.findLast((e) => e.type === 'ExternalCalendarRead')?.data as { unknownZones: string[] } | undefined;
    const { plan, feed, detail, reading, readAt } = state;
    const busy = [...busyOf(taken, now), ...busyElsewhere(external)];
    return {
      serverNow: now,
      province,
      ...(plan ? { plan: { ...plan, ...placesIn(events) } } : {}),
      shipped: { zone: zoneOfPro(pro), ...planDefaults(province, config) },
      ...{ feed, detail, external: state.external, reading, readAt },
      unknownZones: (state.external && read?.unknownZones) || [],
      next: freeSlots({ plan, busy, pauses: pro.pauses, now, config }, { limit: NEXT }),
    };
  }

  @Route('GET /api/consultations')
  consultations(@Req() { principal }: GuardedRequest) {
    return ownConsultations(this.kernel, principal);
  }
}
