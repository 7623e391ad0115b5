import { asOf, type Kernel } from '@jurilien/runtime';
import { finderOf } from '../messages/rules/finder.js';
import { readerOf } from '../messages/rules/readers/index.js';
import { variablesOf } from '../messages/rules/variables-of.js';

/** The link of an account's first invitation, as its message says it: made again, it is the same. */
export async function invitationLink(kernel: Kernel, userId: string): Promise<string> {
  const finder = finderOf(kernel, { rule: 'invitation', userId, sequence: 1, ...asOf(kernel) });
  const reader = await readerOf('account', finder);
  const said = reader && (await variablesOf('invitation', finder, reader));
  if (!said) throw new Error('The account has no address to invite.');
  return String(said.vars['linkUrl']);
}
