import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../parsed.js';
import { isStaff, Passwords } from '../passwords/passwords.js';
import { callerAddress } from '../public/caller.js';
import { openLink } from '../public/link.js';
import { limit } from '../rate-limit.js';
import { Sessions } from '../sessions/sessions.js';
import { KERNEL } from '../tokens.js';
import { accountById } from './accounts.js';

const forgotten = z.object({ email: z.string().trim().min(1).max(254), lang: z.enum(['fr', 'en']) }).strict();
const chosen = z
  .object({
    accountId: z.uuid(),
    token: z.string().max(100),
    password: z.string().min(1).max(2_000),
    termsAccepted: z.boolean().optional(),
  })
  .strict();

/** A forgotten password and a new one (A02, A04); for people who are not signed in. */
@Controller('api/password')
export class PasswordController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Post('forgotten')
  @HttpCode(202)
  async forgotten(@Body() body: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    const { email, lang } = parsed(forgotten, body);
    await limit(this.kernel.db, `account-link:${callerAddress(this.kernel, request)}`, 20, 3_600);
    await this.kernel.dispatch({
      name: 'RequestPasswordReset',
      commandId: randomUUID(),
      input: { email, lang },
      actor: { kind: 'anon', id: 'login' },
    });
    return {};
  }

  @Post('new')
  @HttpCode(204)
  async setNew(@Body() body: unknown, @Req() request: FastifyRequest): Promise<void> {
    const { accountId, token, password, termsAccepted } = parsed(chosen, body);
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
