import { Controller, Inject, Req, UnauthorizedException } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import {
  changePassword,
  confirmedFactors,
  isPending,
  needsSecondFactor,
  privateChange,
  secondFactors,
  setPreferences,
  textOf,
  user,
} from '@jurilien/identity';
import { stateOf, teamLooks, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import { isStaff, Passwords } from '../passwords/passwords.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { limit } from '../http/rate-limit.js';
import { Sessions } from '../sessions/sessions.js';
import { ownNumber } from '../sms/own-number.js';
import { KERNEL } from '../tokens.js';
import { accountById, type Account } from './accounts.js';

/** One's own account: who one is here, another password, language and contact preferences. */
@Controller()
export class AccountController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Route('GET /api/account/looks')
  async looks(@Req() { principal: { actor } }: GuardedRequest) {
    const { professionalId } = await stateOf(this.kernel, user, actor.id);
    const own = [`user-${actor.id}`, `candidate-${actor.id}`, ...(professionalId ? [`professional-${professionalId}`] : [])];
    return teamLooks(this.kernel, own);
  }

  @Route('GET /api/account')
  async mine(@Req() { principal }: GuardedRequest) {
    const { id, username, email, role, preferences } = await this.own(principal.actor.id);
    const factors = await stateOf(this.kernel, secondFactors, id);
    const { changes, details } = await stateOf(this.kernel, privateChange, id);
    const now = new Date().toISOString();
    return {
      id,
      name: username,
      email: email!,
      ...(await this.phoneOf(principal, textOf(details.phone))),
      role,
      lang: preferences.lang,
      needsSecondFactor: needsSecondFactor(role, this.kernel.configuration.current()),
      factors: confirmedFactors(factors).map(({ factorId, kind, name, createdAt, lastUsedAt }) => ({
        id: factorId,
        kind,
        name,
        createdAt,
        lastUsedAt,
      })),
      recoveryCodesLeft: factors.recoveryCodes.length,
      preferences,
      authAt: new Date(principal.authAt).toISOString(),
      ...(await this.lookingOn(principal)),
      pendingChanges: changes.filter((c) => isPending(c, now)).map(({ changeId, field }) => ({ changeId, field })),
    };
  }

  /** One number on every page: the one that texts go to, else what the person wrote into the account. */
  private async phoneOf(principal: Principal, written: string | undefined): Promise<{ phone?: string }> {
    const phone = (await ownNumber(this.kernel, principal))?.phone ?? written;
    return phone ? { phone } : {};
  }

  @Route('POST /api/account/password')
  async changePassword(
    @Asked() { body: { current, password, endOthers } }: Asked<'POST /api/account/password'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<void> {
    await limit(this.kernel.db, `password-change:${principal.actor.id}`, 10, 900);
    const { id, role, email, username, passwordHash } = await this.own(principal.actor.id);
    if (!(await this.passwords.matches(current, passwordHash)))
      throw new Refused('VALIDATION', 'wrong-password', [{ field: 'current', message: 'password-wrong' }]);
    await this.passwords.refuseWeak(password, { staff: isStaff(role), email, username });
    const { actor, sessionId } = principal;
    const next = await this.passwords.hash(password, role);
    await this.bus.execute(command(changePassword, { userId: id, passwordHash: next, endOthers, sessionId }, { actor }));
    if (endOthers) await this.sessions.endAll(id, { except: principal.sessionId, because: 'password' });
  }

  @Route('POST /api/account/preferences')
  async prefer(@Asked() { body }: Asked<'POST /api/account/preferences'>, @Req() { principal }: GuardedRequest): Promise<void> {
    const { actor } = principal;
    await this.bus.execute(command(setPreferences, { userId: actor.id, ...body }, { actor }));
  }

  /** The administrator who looks through this person's eyes, and until when: the page says so all the while. */
  private async lookingOn({ impersonator, expiresAt }: Principal): Promise<{ impersonator?: { name: string | undefined; until: string } }> {
    if (!impersonator) return {};
    const name = (await accountById(this.kernel, impersonator))?.username;
    return { impersonator: { name, until: new Date(expiresAt).toISOString() } };
  }

  private async own(id: string): Promise<Account> {
    const account = await accountById(this.kernel, id);
    if (!account) throw new UnauthorizedException('no such account');
    return account;
  }
}
