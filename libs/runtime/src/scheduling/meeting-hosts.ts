import type { MeetingState } from '@jurilien/scheduling';
import { availability, calendar } from '@jurilien/scheduling';
import { listRows } from '@jurilien/persistence';
import { type Host, mayHost } from '@jurilien/processes';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import { externalTimesOf } from '../needs/external-busy.js';

/** A team has fewer people. */
const TEAM = 200;

/** Someone of the team with their hours, their calendar, and when another calendar of theirs has them busy. */
export async function hostOf(kernel: Kernel, staffId: string): Promise<Host> {
  const [hours, professionals, external] = await Promise.all([
    stateOf(kernel, availability, staffId),
    stateOf(kernel, calendar, staffId),
    externalTimesOf(kernel, staffId),
  ]);
  return { staffId, hours, professionals, external };
}

/** Everyone of the team who may hold a meeting and has said when they can be met; the one who was named, where one was. */
export async function hostsOf(kernel: Kernel, s: MeetingState): Promise<Host[]> {
  if (s.staffId) return [await hostOf(kernel, s.staffId)];
  const view = kernel.registry.views.get('staff')!;
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: TEAM, filter: { state: 'Active' } });
  const able = data.filter((row) => mayHost(s, { status: 'Active', role: row['role'] as string }));
  const hosts = await Promise.all(able.map((row) => hostOf(kernel, row['id'] as string)));
  return hosts.filter(({ hours }) => hours.plan !== undefined);
}

/** Whose calendar holds the time of who was invited; what exists keeps the one that it was written into. */
export const guestOf = ({ guestId, inviteeId }: MeetingState): string => (guestId ?? inviteeId)!;
