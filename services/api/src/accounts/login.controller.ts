import { Controller, Inject, Req, Res, UnauthorizedException } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { safeNext } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { command, type Sending } from '@jurilien/event-sourcing/command-bus';
import {
  emailIndex,
  LONGEST_PATH,
  recordFailedLogin,
  requestLoginLink,
  requestPasswordReset,
  setPasswordHash,
  useLoginLink,
} from '@jurilien/identity';
import type { Kernel, Logger } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import { Passwords } from '../passwords/passwords.js';
import { callerAddress } from '../http/caller.js';
import { openLink } from '../links/link.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL, LOG } from '../tokens.js';
import { accountByEmail, accountById, type Account } from './accounts.js';
import { countLogin } from './login-limits.js';
import { SYSTEM } from '../permissions/system-actor.js';
import { SignIn } from './sign-in.js';

/** Sent by the part of the system that keeps sessions. */
const OURS: Sending = { actor: SYSTEM.session };

/** Signing in: by password or by a link in the mailbox. Answers never tell whether an account exists. */
@Controller()
export class LoginController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(LOG) private readonly log: Logger,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('POST /api/login')
  async login(
    @Asked() { body: { email, password } }: Asked<'POST /api/login'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const forget = await countLogin(this.kernel, this.kernel.secrets.hash(emailIndex(email)), callerAddress(this.kernel, request));
    const account = await accountByEmail(this.kernel, email);
    const right = await this.passwords.matches(password, account?.passwordHash);
    if (!account || !right || account.status !== 'Active') {
      this.noteFailure(account, email);
      throw new UnauthorizedException('wrong e-mail or password');
    }
    await forget();
    await this.refuseBreached(account, password);
    await this.strengthen(account, password);
    return this.signIn.proceed({ request, reply }, account, ['password']);
  }

  @Route('POST /api/login/link')
  async requestLink(
    @Asked() { body: { email, lang, next } }: Asked<'POST /api/login/link'>,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    // A path of our own site; anything else is forgotten rather than followed.
    const path = next && safeNext(next);
    await limit(this.kernel.db, `account-link:${callerAddress(this.kernel, request)}`, 20, 3_600);
    const asked = { email, lang, ...(path && path.length <= LONGEST_PATH ? { path } : {}) };
    await this.bus.execute(command(requestLoginLink, asked, { actor: { kind: 'anon', id: 'login' } }));
    return {};
  }

  @Route('POST /api/login/link/use')
  async useLink(
    @Asked() { body: { token } }: Asked<'POST /api/login/link/use'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await limit(this.kernel.db, `account-link-use:${callerAddress(this.kernel, request)}`, 60, 900);
    const { id, state } = await openLink(this.kernel, `Link ${token}`, ['login']);
    const userId = state.subject.userId!;
    await this.bus.execute(command(useLoginLink, { userId, linkId: id }, OURS));
    const account = await accountById(this.kernel, userId);
    if (!account) throw new UnauthorizedException('no such account');
    return this.signIn.proceed({ request, reply }, account, ['link']);
  }

  /** Written down beside the answer, not before it: a real account must not answer later than none. */
  private noteFailure(account: Account | undefined, email: string): void {
    const unknown = this.kernel.secrets.hash(emailIndex(email)).slice(0, 16);
    this.accesses.note({
      actorKind: 'anon',
      actor: 'unknown',
      action: 'sign-in-failed',
      subject: account ? `user-${account.id}` : `address-${unknown}`,
    });
    if (!account) return;
    this.bus
      .execute(command(recordFailedLogin, { userId: account.id }, OURS))
      .catch((error: unknown) => this.log.warn({ err: error }, 'a failed sign-in was not written down'));
  }

  /**
   * A password that was chosen while the list did not answer, or was breached since, opens nothing any more: the way to another one is
   * in the mailbox. @throws Refused
   */
  private async refuseBreached({ email, preferences: { lang } }: Account, password: string): Promise<void> {
    if (!(await this.passwords.isBreached(password))) return;
    await this.bus.execute(command(requestPasswordReset, { email: email!, lang }, OURS));
    throw new Refused('VALIDATION', 'password-breached', [{ field: 'password', message: 'password-mailed' }]);
  }

  /** Parameters have risen since the password was chosen: it is kept under those of today from now on. */
  private async strengthen({ id, role, passwordHash }: Account, password: string): Promise<void> {
    const stronger = await this.passwords.stronger(password, passwordHash!, role);
    if (stronger) await this.bus.execute(command(setPasswordHash, { userId: id, passwordHash: stronger }, OURS));
  }
}
