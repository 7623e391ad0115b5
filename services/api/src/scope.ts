import type { View } from '@jurilien/event-sourcing';
import type { Match, Scope } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { Principal } from './principal.js';

/** What a validator sees of leads nobody gave them: those that are not offered yet (3.0). */
const UP_TO_READY = ['Draft', 'AwaitingConfirmation', 'ToValidate', 'InValidation', 'AwaitingInfo', 'OnHold', 'Ready'];

/** Leads a person may see at all; nothing means every lead. */
function leadMatches({ actor, who }: Principal): readonly Match[] | undefined {
  if (who === 'validation') return [{ state: UP_TO_READY }, { takenBy: [actor.id] }, { assigneeId: [actor.id] }];
  if (who === 'restricted') return [{ assigneeId: [actor.id] }];
  return actor.provinces && [{ province: actor.provinces }];
}

/** Which rows of a view a person may see: their province's, and of leads what their role has to do with (3.0, 4.11). */
export const scopeOf = (kernel: Kernel, view: View, principal: Principal): Scope | undefined =>
  within(kernel, view, principal, leadMatches(principal));

/** The province alone: it never changes with the work, so that a page is still told of a row that is leaving its list. */
export const provinceScope = (kernel: Kernel, view: View, principal: Principal): Scope | undefined =>
  within(kernel, view, principal, principal.actor.provinces && [{ province: principal.actor.provinces }]);

function within(kernel: Kernel, view: View, { actor: { provinces } }: Principal, any: readonly Match[] | undefined): Scope | undefined {
  const { lead, province } = view.read;
  if (!lead) return provinces && province ? { any: [{ [province]: provinces }] } : undefined;
  const leads = kernel.registry.views.get('leads')!;
  return any && (view === leads ? { any } : { any, via: { column: lead, view: leads } });
}
