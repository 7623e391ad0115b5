import type { Row, View } from '@jurilien/event-sourcing';
import type { Principal } from '../permissions/principal.js';
import type { AccessLog } from './access-log.js';
import { isPersonal } from './subjects.js';

/**
 * Notes that someone reads a list. Lists are masked, but what they are searched by may be a name or a number: the columns are noted, never
 * the values.
 * @param of what else the list was narrowed to
 */
export function noteList(
  accesses: AccessLog,
  view: View,
  principal: Principal,
  { q, filter = {} }: { readonly q?: string | undefined; readonly filter?: Row | undefined },
  of: Readonly<Record<string, string>> = {},
): void {
  if (!isPersonal(view)) return;
  const columns = Object.keys(filter);
  const about = { subject: `view-${view.name}`, detail: { ...of, columns } };
  const more = Object.values(of).join();
  if (q === undefined) accesses.read(principal, { action: 'listed', ...about }, more + columns.join());
  else accesses.read(principal, { action: 'searched', ...about }, more + q);
}
