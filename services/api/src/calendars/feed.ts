import { listRows } from '@jurilien/persistence';
import { lineOf } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { DAY_MS, productNameOf } from '@jurilien/reference';
import { databaseNow, stateOf, type Kernel } from '@jurilien/runtime';
import { user } from '@jurilien/identity';
import {
  appointmentEvent,
  type AvailabilityState,
  type CalendarAppointment,
  calendarFile,
  type CalendarMeeting,
  type IcsEvent,
  meetingEvent,
} from '@jurilien/scheduling';
import { ownAcceptance } from '../acceptances/acceptances.js';

/** What is longer ago has its place in the program already. */
const BACK_DAYS = 60;
const MOST_EVENTS = 1_000;
const REFRESH_MINUTES = 60;
const PAGES = {
  professional: { fr: '/mes-rendez-vous', en: '/en/my-appointments' },
  staff: { fr: '/admin/meeting', en: '/admin/meeting' },
} as const;

type Appointment = Omit<CalendarAppointment, 'version' | 'changedAt'> & {
  readonly timeVersion: number;
  readonly acceptanceId: string;
  readonly code: string;
  readonly requestedAt: string;
  readonly confirmedAt?: string | null;
  readonly endedAt?: string | null;
};
type Meeting = Omit<CalendarMeeting, 'version' | 'changedAt'> & {
  readonly changes: number;
  readonly code?: string | null;
  readonly invitedAt: string;
  readonly endedAt?: string | null;
};

/** Rows of a view that are theirs and not long ago, the latest first. */
async function rowsOf<R>(kernel: Kernel, name: string, filter: Readonly<Record<string, string>>, now: string): Promise<readonly R[]> {
  const view = kernel.registry.views.get(name);
  if (!view) return [];
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: MOST_EVENTS, sort: 'startsAt', order: 'desc', filter });
  const since = Date.parse(now) - BACK_DAYS * DAY_MS;
  // A meeting that no one chose a time for has none.
  return data.filter((row) => typeof row.startsAt === 'string' && Date.parse(row.startsAt) >= since) as R[];
}

const lastOf = (...at: readonly (string | null | undefined)[]): string =>
  at.filter((each) => typeof each === 'string').reduce((a, b) => (a > b ? a : b));

/** Names of clients whose contact data the professional may read now, by acceptance. */
async function namesOf(kernel: Kernel, acceptanceIds: ReadonlySet<string>, now: string): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(
    [...acceptanceIds].map(async (id) => [id, lineOf(await ownAcceptance(kernel, id), now).clientName] as const),
  );
  return new Map(named.flatMap(([id, name]) => (name ? [[id, name] as const] : [])));
}

/** Who holds the address: their language, and whether they are of the team. */
async function holderOf(kernel: Kernel, ownerId: string) {
  const pro = await stateOf(kernel, professional, ownerId);
  if (pro.status !== 'None') return { kind: 'professional', lang: pro.lang, is: !pro.erased } as const;
  const account = await stateOf(kernel, user, ownerId);
  return { kind: 'staff', lang: account.preferences?.lang ?? 'fr', is: account.status === 'Active' } as const;
}

/**
 * The calendar of a professional or a person of the team, as programs subscribe to it: codes and times, and the names of clients only where
 * its owner asked for them and may read them today.
 */
export async function feedOf(kernel: Kernel, ownerId: string, detail: AvailabilityState['detail']): Promise<string> {
  const now = await databaseNow(kernel);
  const { kind, lang, is } = await holderOf(kernel, ownerId);
  const product = productNameOf(kernel.configuration.current())[lang];
  const url = `${kernel.settings.publicUrl}${PAGES[kind][lang]}`;
  const events: IcsEvent[] = [];
  if (is && kind === 'professional') {
    const rows = await rowsOf<Appointment>(kernel, 'appointments', { professionalId: ownerId }, now);
    const names = detail === 'names' ? await namesOf(kernel, new Set(rows.map((row) => row.acceptanceId)), now) : new Map<string, string>();
    for (const row of rows) {
      const changedAt = lastOf(row.requestedAt, row.confirmedAt, row.endedAt);
      events.push(
        appointmentEvent({ ...row, version: row.timeVersion, changedAt }, { lang, code: row.code, name: names.get(row.acceptanceId), url }),
      );
    }
  }
  if (is) {
    const mine: Readonly<Record<string, string>> = kind === 'staff' ? { staffId: ownerId } : { subjectId: ownerId };
    for (const row of await rowsOf<Meeting>(kernel, 'meetings', mine, now)) {
      const changedAt = lastOf(row.invitedAt, row.endedAt);
      const code = kind === 'staff' ? (row.code ?? undefined) : undefined;
      events.push(meetingEvent({ ...row, version: row.changes, changedAt }, { lang, code, url }));
    }
  }
  return calendarFile({ method: 'PUBLISH', name: product, refreshMinutes: REFRESH_MINUTES, events });
}
