import { accountIdOf, accountOf } from '@jurilien/automation';
import { isWrittenTo } from '@jurilien/processes';
import { zoneOf } from '@jurilien/reference';
import type { FindReader } from './reached.js';

/** Who holds an account, in the language in which they asked or chose; nothing where it is closed, or no account has the address. */
export const account: FindReader = async (l) => {
  const [id, state] = [await accountIdOf(l), await accountOf(l)];
  if (id === undefined || !state || !isWrittenTo(state)) return undefined;
  const { email, role, preferences } = state;
  const kind = role?.includes('admin') ? 'staff' : 'anyone';
  return { kind, id, lang: l.about.lang ?? preferences.lang, zone: zoneOf('QC'), addresses: { email } };
};
