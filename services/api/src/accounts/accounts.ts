import { address, emailIndex, user, type UserState } from '@jurilien/identity';
import { listRows } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** An account as the log has it right now. */
export interface Account extends UserState {
  readonly id: string;
  readonly role: string;
  readonly username: string;
}

/** No one's: looked at when an address has no account, so that it costs what a real one costs. */
const NO_ONE = '00000000-0000-4000-8000-000000000000';

/** An account by its id; nothing for one that never was. */
export async function accountById(kernel: Kernel, id: string): Promise<Account | undefined> {
  const state = await stateOf(kernel, user, id);
  const { role, username } = state;
  return state.status !== 'None' && role !== undefined && username !== undefined ? { ...state, id, role, username } : undefined;
}

/** The account of an address, with the same reads whether or not there is one. Accounts of before addresses had streams are in the view. */
export async function accountByEmail(kernel: Kernel, email: string): Promise<Account | undefined> {
  const emailHash = kernel.secrets.hash(emailIndex(email));
  const view = kernel.registry.views.get('users')!;
  const [{ userId }, rows] = await Promise.all([
    stateOf(kernel, address, emailHash),
    listRows(kernel.db, view, { page: 1, perPage: 1, filter: { emailHash } }),
  ]);
  return accountById(kernel, userId ?? (rows.data[0]?.id as string | undefined) ?? NO_ONE);
}
