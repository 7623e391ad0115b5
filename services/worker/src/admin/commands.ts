import { randomUUID } from 'node:crypto';
import { Refused, type Actor } from '@jurilien/event-sourcing';
import { address, approveFactorReset, emailIndex, inviteStaff, proposeFactorReset, secondFactors, user } from '@jurilien/identity';
import { recordAct } from '@jurilien/persistence';
import { authInvitationDays } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { Misuse } from '../events/arguments.js';
import type { Asked } from './arguments.js';
import { invitationLink } from './invitation-link.js';

/** What the commands work with. */
export interface Tools {
  readonly kernel: Kernel;
  /** Who asks, for the traces. */
  readonly operator: string;
  readonly print: (line: string) => void;
}

/** The operator is no account: what was done from the machine itself stands apart in the log. */
const OPERATOR: Actor = { kind: 'system', id: 'operator' };

/** Does what the command line asks. @throws Misuse, or an error whose message is the answer */
export const run = (tools: Tools, request: Asked): Promise<void> =>
  request.command === 'create' ? create(tools, request) : resetFactors(tools, request);

async function create({ kernel, operator, print }: Tools, asked: Extract<Asked, { command: 'create' }>): Promise<void> {
  const userId = randomUUID();
  const input = { userId, email: asked.email, username: asked.name, role: `${kernel.settings.PRODUCT_SLUG}_admin`, lang: asked.lang };
  refuseWeak(input);
  await kernel.send(inviteStaff, input, { actor: OPERATOR, reason: `npm run admin, ${operator}` }).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'DUPLICATE')
      throw new Error(
        `There is already an account for ${asked.email.trim()}; nothing was changed. Its holder signs in, or chooses "Forgotten password".`,
      );
    throw error;
  });
  await recordAct(kernel.db, { operator, act: 'create-admin', subject: `user-${userId}`, reason: 'npm run admin' });
  print(
    `The account is open. Its holder chooses a password here, once, within ${kernel.configuration.current().value(authInvitationDays)} days:`,
  );
  print('');
  print(await invitationLink(kernel, userId));
  print('');
  print('The same link is on its way by e-mail. Give it to no one else: it opens the account.');
}

/** What the account could not be opened with, as a sentence. */
function refuseWeak(input: Record<string, string>): void {
  const wrong = inviteStaff.input.safeParse(input).error?.issues[0]?.path[0];
  if (wrong === 'email') throw new Misuse(`"${input.email}" is not one e-mail address, such as marie@exemple.ca.`);
  if (wrong === 'username') throw new Misuse('--name is what the person is called: one line, 120 characters at most.');
  if (wrong !== undefined) throw new Misuse(`${String(wrong)} cannot be "${input[String(wrong)]}".`);
}

async function resetFactors({ kernel, operator, print }: Tools, asked: Extract<Asked, { command: 'reset-factors' }>): Promise<void> {
  const { userId } = await stateOf(kernel, address, kernel.secrets.hash(emailIndex(asked.email)));
  const account = userId ? await stateOf(kernel, user, userId) : undefined;
  if (!userId || account?.status !== 'Active') throw new Error(`No open account has the address ${asked.email.trim()}.`);
  const { factors, recoveryCodes } = await stateOf(kernel, secondFactors, userId);
  if (factors.length === 0 && recoveryCodes.length === 0) {
    print('The account has no second factor: the next sign-in enrols one.');
    return;
  }
  // The machine stands in for both administrators, and is named as each.
  await kernel.send(proposeFactorReset, { userId }, { actor: OPERATOR, reason: asked.reason });
  await kernel.send(approveFactorReset, { userId }, { actor: { kind: 'system', id: 'operator-approves' }, reason: asked.reason });
  await recordAct(kernel.db, { operator, act: 'reset-factors', subject: `user-${userId}`, reason: asked.reason });
  print('The second factors are gone and every session is ended. The next sign-in enrols a new one.');
}
