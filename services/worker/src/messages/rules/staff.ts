import { may, scopeOf } from '@jurilien/contracts';
import { lead, takeLeadForValidation } from '@jurilien/lead';
import { placeOf, statement } from '@jurilien/persistence';
import { decidePrivacyRequest } from '@jurilien/privacy';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Colleagues who are at work, by the id of their account. */
export const activeStaff = (kernel: Kernel) =>
  kernel.db.query<{ id: string; role: string }>(
    statement`select id, role from ${placeOf(kernel.registry.views.get('staff')!)} where state = 'Active' order by id`,
  );

/** Every colleague who decides on requests about one's own data. */
export async function privacyOfficers(kernel: Kernel): Promise<readonly string[]> {
  const decides = ({ role }: { readonly role: string }): boolean => {
    const scope = scopeOf(role);
    return scope !== undefined && Boolean(may(decidePrivacyRequest.name, scope.who));
  };
  return (await activeStaff(kernel)).filter(decides).map(({ id }) => id);
}

/** Every colleague who may take a request on for validation: by their role, and where that is of one province, for it alone. */
export async function staffFor(kernel: Kernel, leadId: string): Promise<readonly string[]> {
  const { facts } = await stateOf(kernel, lead, leadId);
  const takes = ({ role }: { readonly role: string }): boolean => {
    const scope = scopeOf(role);
    if (!scope || !may(takeLeadForValidation.name, scope.who)) return false;
    return !scope.provinces || (facts.province != null && (scope.provinces as readonly string[]).includes(facts.province));
  };
  return (await activeStaff(kernel)).filter(takes).map(({ id }) => id);
}
