import { randomUUID } from 'node:crypto';
import { Controller, Inject, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../contract.js';
import { isStaff, Passwords } from '../passwords/passwords.js';
import { callerAddress } from '../public/caller.js';
import { openLink } from '../public/link.js';
import { limit } from '../rate-limit.js';
import { Sessions } from '../sessions/sessions.js';
import { KERNEL } from '../tokens.js';
import { accountById } from './accounts.js';

/** A forgotten password and a new one (A02, A04); for people who are not signed in. */
@Controller()
export class PasswordController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Route('POST /api/password/forgotten')
  async forgotten(
    @Asked() { body: { email, lang } }: Asked<'POST /api/password/forgotten'>,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await limit(this.kernel.db, `account-link:${callerAddress(this.kernel, request)}`, 20, 3_600);
    await this.kernel.dispatch({
      name: 'RequestPasswordReset',
      commandId: randomUUID(),
      input: { email, lang },
      actor: { kind: 'anon', id: 'login' },
    });
    return {};
  }

  @Route('POST /api/password/new')
  async setNew(@Asked() { body }: Asked<'POST /api/password/new'>, @Req() request: FastifyRequest): Promise<void> {
    const { accountId, token, password, termsAccepted } = body;
    await limit(this.kernel.db, `password-new:${callerAddress(this.kernel, request)}`, 60, 900);
    const { id: linkId, state } = await openLink(this.kernel, `Link ${token}`, ['reset-password', 'invitation']);
    const account = await accountById(this.kernel, accountId);
    if (!account || state.subject.userId !== accountId) throw new Refused('NOT_FOUND', 'no-such-link');
    const { role, email, username } = account;
    await this.passwords.refuseWeak(password, { staff: isStaff(role), email, username });
    await this.kernel.dispatch({
      name: 'SetNewPassword',
      commandId: randomUUID(),
      input: { userId: accountId, linkId, passwordHash: await this.passwords.hash(password, role), termsAccepted },
      actor: { kind: 'token', id: accountId, role: state.purpose, link: linkId },
    });
    await this.sessions.endAll(accountId, { because: 'password' });
  }
}
