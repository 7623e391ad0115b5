import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { requestPasswordReset, setNewPassword } from '@jurilien/identity';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { isStaff, Passwords } from '../passwords/passwords.js';
import { callerAddress } from '../http/caller.js';
import { openLink } from '../links/link.js';
import { limit } from '../http/rate-limit.js';
import { Sessions } from '../sessions/sessions.js';
import { KERNEL } from '../tokens.js';
import { accountById } from './accounts.js';

/** A forgotten password and a new one (A02, A04); for people who are not signed in. */
@Controller()
export class PasswordController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Route('POST /api/password/forgotten')
  async forgotten(
    @Asked() { body: { email, lang } }: Asked<'POST /api/password/forgotten'>,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await limit(this.kernel.db, `account-link:${callerAddress(this.kernel, request)}`, 20, 3_600);
    await this.bus.execute(command(requestPasswordReset, { email, lang }, { actor: { kind: 'anon', id: 'login' } }));
    return {};
  }

  @Route('POST /api/password/new')
  async setNew(@Asked() { body }: Asked<'POST /api/password/new'>, @Req() request: FastifyRequest): Promise<void> {
    const { accountId, token, password, termsAccepted, shown, lang } = body;
    await limit(this.kernel.db, `password-new:${callerAddress(this.kernel, request)}`, 60, 900);
    const { id: linkId, state } = await openLink(this.kernel, `Link ${token}`, ['reset-password', 'invitation']);
    const account = await accountById(this.kernel, accountId);
    if (!account || state.subject.userId !== accountId) throw new Refused('NOT_FOUND', 'no-such-link');
    const { role, email, username } = account;
    await this.passwords.refuseWeak(password, { staff: isStaff(role), email, username });
    const passwordHash = await this.passwords.hash(password, role);
    await this.bus.execute(
      command(
        setNewPassword,
        { userId: accountId, linkId, passwordHash, termsAccepted, shown, lang },
        { actor: { kind: 'token', id: accountId, role: state.purpose, link: linkId } },
      ),
    );
    await this.sessions.endAll(accountId, { because: 'password' });
  }
}
