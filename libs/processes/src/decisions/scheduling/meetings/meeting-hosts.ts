import { scopeOf } from '@jurilien/contracts';
import type { UserState } from '@jurilien/identity';
import type { MeetingKind } from '@jurilien/reference';

/** Who of the team meets whom: the person who decides what the meeting is about. */
const HOSTS: Readonly<Record<MeetingKind, readonly string[]>> = {
  onboarding: ['admin', 'province-admin'],
  accountReview: ['admin', 'province-admin', 'restricted'],
  validationCall: ['admin', 'province-admin', 'validation'],
  candidateInterview: ['admin'],
};

/** Whether someone of the team may hold a meeting of a kind in a province: one account that works, in a role that decides about it there. */
export function mayHost(
  { kind, province }: { readonly kind?: MeetingKind; readonly province?: 'QC' | 'ON' },
  { status, role = '' }: Pick<UserState, 'status' | 'role'>,
): boolean {
  const scope = scopeOf(role);
  if (!kind || !scope || status !== 'Active') return false;
  return HOSTS[kind].includes(scope.who) && (!scope.provinces || (province !== undefined && scope.provinces.includes(province)));
}
