import { acceptance } from '@jurilien/acceptance';
import type { Config } from '@jurilien/event-sourcing';
import { at, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { appointment, availability, calendar, holdEntry, reservation } from '@jurilien/scheduling';
import { leadId, member, offeredLead, pro } from '../claims.testing.js';
import { memoryLog, said, type Outcome } from '../memory-log.testing.js';

/** One client, with a request of their own, and one professional who accepted it. */
export interface Pair {
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly professionalId: string;
  readonly clientId: string;
}
const uuid = (kind: string, n: number): string => `018f2a10-0000-7000-${kind}-${String(n).padStart(12, '0')}`;
export const reservationOf = (n: number): string => uuid('8101', n);
export const appointmentOf = (n: number): string => uuid('8102', n);
/** The acceptance of a client's request by a professional. */
export const pairOf = (clientNo: number, proNo: number): Pair => ({
  acceptanceId: uuid('8103', clientNo * 10 + proNo),
  leadId: clientNo === 1 ? leadId : uuid('8104', clientNo),
  professionalId: pro(proNo),
  clientId: `client-${clientNo}`,
});

/** Every day from nine to five in Montréal, half an hour each with ten minutes between; the calendar answers for its owner unless told not to. */
export const planOf = (professionalId: string, other: Record<string, unknown> = {}): Past => [
  [
    'AvailabilitySet',
    {
      ownerId: professionalId,
      ownerKind: 'professional',
      province: 'QC',
      zone: 'America/Toronto',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, until: 1_020 })),
      exceptions: [],
      ...{ bufferMinutes: 10, minNoticeHours: 2, slotMinutes: 30, autoConfirm: false, offersBooking: true },
      ...other,
    },
  ],
];
/** A slot of the plan a day after the specs begin: ten in the morning in Montréal, and each half hour after it. */
export const slotAt = (n: number, from = '2026-11-03T15:00:00.000Z'): string => at(30 * n, from);

export const client = { kind: 'token', id: 'whoever-holds-the-link' } as const;
export const staff = { kind: 'user', id: 'staff-1', role: 'admin' } as const;
export const clock = { kind: 'system', id: 'timer' } as const;
export const proActor = (n: number) => ({ kind: 'token', id: pro(n) }) as const;

/** Professionals who accepted requests of clients, and the commands that book them, with what every door fills in. */
export function appointmentWorld({
  clients = 1,
  pros = 1,
  plan = {},
  config,
}: { clients?: number; pros?: number; plan?: Record<string, unknown>; config?: Config } = {}) {
  const log = memoryLog(config);
  for (let p = 1; p <= pros; p++) {
    log.seed(professional, pro(p), member(p));
    log.seed(availability, pro(p), planOf(pro(p), plan));
    for (let c = 1; c <= clients; c++) {
      const { acceptanceId, leadId: ofLead, professionalId } = pairOf(c, p);
      log.seed(
        lead,
        ofLead,
        offeredLead.map(([type, data, ...rest]) => [type, { ...data, leadId: ofLead }, ...rest] as const),
      );
      log.seed(acceptance, acceptanceId, [
        ['AcceptanceOpened', { acceptanceId, leadId: ofLead, professionalId, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }],
      ]);
    }
  }
  const calendarOf = (id: string) => log.state(calendar, id);
  async function send(
    name: string,
    pair: Pair,
    input: object,
    actor: Parameters<typeof log.send>[0]['actor'] = client,
    now = T0,
  ): Promise<Outcome> {
    const formerId = calendarOf(pair.professionalId).entries[holdEntry(pair.acceptanceId)]?.refId;
    const former = 'reservationId' in input && formerId !== input.reservationId && name === 'HoldSlot' ? { formerId } : {};
    return log.send({ name, input: { ...pair, ...former, ...input }, actor, at: now });
  }
  return {
    ...log,
    send,
    /** What came of it, in words. */
    say: async (...args: Parameters<typeof send>) => said(await send(...args)),
    calendarOf,
    appointment: (n: number) => log.state(appointment, appointmentOf(n)),
    reservation: (n: number) => log.state(reservation, reservationOf(n)),
  };
}
