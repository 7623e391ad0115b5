import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused, type Actor, type AsOf } from '@jurilien/event-sourcing';
import { command, type Sending } from '@jurilien/event-sourcing/command-bus';
import {
  admissions,
  logOut,
  openSession,
  refreshSession,
  refreshWindowMs,
  revokeAllSessions,
  revokeSession,
  session,
  sessionLives,
  startImpersonation,
  user,
  type RevokedBecause,
  type SessionState,
} from '@jurilien/identity';
import { sessionRefreshLeadMs, sessionRefreshWindowMs } from '@jurilien/reference';
import { asOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { refreshes } from '../http/metrics.js';
import type { Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import type { Claims } from './claims.js';
import { deviceName } from './device.js';
import { Keyring } from './keyring.js';
import { clearCookie, hashOf, presentedCookie, setCookie, type RefreshCookie } from './refresh-cookie.js';
import { refuseOtherSites } from './same-site.js';
import { Standing } from './standing.js';
import { SYSTEM } from '../permissions/system-actor.js';

/** A request and its answer, for what reads and sets the refresh cookie. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const TRIES = 4;
/** Sent by the part of the system that keeps sessions. */
const OURS: Sending = { actor: SYSTEM.session };

/** Opens, renews and ends sessions; the rules are in the identity context, here are the secrets and the cookie. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Keyring) private readonly keyring: Keyring,
    @Inject(Standing) private readonly standing: Standing,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /**
   * Signs someone in who has proved who they are: a new family, its cookie, its first token. The session the browser
   * presented is ended, so that no one can have planted one before.
   * @param asked `methods` what was proved: `password`, `link`, `totp`, `passkey`, `recovery`, `email`
   */
  async open({
    request,
    reply,
    user: { id: userId },
    methods,
  }: Exchange & { user: { id: string }; methods: readonly string[] }): Promise<{ token: string; sessionId: string }> {
    refuseOtherSites(request, this.kernel.settings);
    const sessionId = randomUUID();
    const secret = randomBytes(32).toString('base64url');
    const over = await this.overOf(userId);
    const device = deviceName(request.headers['user-agent']);
    const opening = { sessionId, userId, jti: randomUUID(), secretHash: hashOf(secret), methods: [...methods], device, over };
    await this.bus.execute(command(openSession, opening, OURS));
    const presented = presentedCookie(request);
    if (presented) await this.endPresented(presented);
    const s = await this.stateOf(sessionId);
    setCookie(reply, { sessionId, secret }, s.absoluteExpiresAt);
    void reply.header('cache-control', 'no-store');
    this.accesses.note({
      actorKind: 'user',
      actor: userId,
      actorRole: s.role,
      action: 'signed-in',
      subject: `user-${userId}`,
      detail: { methods, sessionId },
    });
    return { token: await this.tokenOf(sessionId, s), sessionId };
  }

  /**
   * The token that follows the one presented. The cookie's secret is the credential; the token and its `jti`, which must be of
   * the same family, tie it to the page that asks.
   * @throws UnauthorizedException when the session is over, or was ended just now because a replaced secret turned up
   */
  async refresh({ request, reply }: Exchange, jti: string): Promise<string> {
    const cookie = presentedCookie(request);
    const [scheme, token = ''] = String(request.headers.authorization ?? '').split(' ');
    const claims = scheme === 'Bearer' ? this.keyring.verify<Claims>('access', token, { expired: true }) : undefined;
    if (!cookie || !claims || claims.act || claims.jti !== jti || claims.sid !== cookie.sessionId) throw signedOut();
    const { sessionId } = cookie;
    const answer = await this.renew(cookie, claims);
    refreshes.inc({ answer });
    if (answer === 'over' || answer === 'reuse') {
      this.standing.forget(sessionId);
      clearCookie(reply);
      throw signedOut();
    }
    const s = await this.stateOf(sessionId);
    const secret = this.secretOfHead(s, cookie);
    if (!secret) throw signedOut();
    if (secret === cookie.secret) await this.standing.used(sessionId, s.head.jti);
    setCookie(reply, { sessionId, secret }, s.absoluteExpiresAt);
    return this.tokenOf(sessionId, s);
  }

  /** Asks the rule; a lost race against someone else's append is no reason to sign anyone out. */
  private async renew(cookie: RefreshCookie, { id: userId, jti, exp }: Claims): Promise<'rotated' | 'same' | 'over' | 'reuse'> {
    const { sessionId, secret } = cookie;
    for (let attempt = 1; ; attempt++) {
      const { head } = await this.stateOf(sessionId);
      try {
        const presented = {
          secretHash: hashOf(secret),
          jti,
          tokenExpiresAt: new Date(exp * 1_000).toISOString(),
          confirmed: await this.wasUsed(head.jti),
        };
        const next = { secretHash: hashOf(this.keyring.successors(sessionId, head.generation + 1, secret)[0]!), jti: randomUUID() };
        const { events } = await this.bus.execute(command(refreshSession, { sessionId, userId, presented, next }, OURS));
        if (events.some((e) => e.type === 'SessionFamilyRevoked')) return 'reuse';
        if (events.length === 0) return 'same';
        await this.kernel.db.prepared('delete from session_uses where session_id = $1', [sessionId]);
        return 'rotated';
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.code !== 'STALE_VERSION') return 'over';
        if (attempt === TRIES) throw error;
      }
    }
  }

  /** Signs out on this device: needs the cookie and a token's name of the same family. Says nothing when there is nothing to end. */
  async logOut({ request, reply }: Exchange, jti: string): Promise<void> {
    const cookie = presentedCookie(request);
    clearCookie(reply);
    if (cookie) await this.endPresented(cookie, jti);
  }

  /** Ends one of one's own sessions from elsewhere. @throws Refused when it is someone else's, as if there were none */
  async endOwn(actor: Actor, sessionId: string): Promise<void> {
    const { userId } = await this.stateOf(sessionId);
    if (userId !== actor.id) throw new Refused('NOT_FOUND', 'session');
    await this.bus.execute(command(revokeSession, { sessionId }, { actor }));
    this.standing.forget(sessionId);
  }

  /** Ends all sessions of an account, but the one named; `because` is what the log says about it. */
  async endAll(userId: string, { except, because, actor }: { except?: string; because: RevokedBecause; actor?: Actor }): Promise<void> {
    const { admitted } = await stateOf(this.kernel, admissions, userId);
    await this.bus.execute(command(revokeAllSessions, { userId, except, because }, actor ? { actor } : OURS));
    for (const id of admitted) if (id !== except) this.standing.forget(id);
  }

  /** The sessions of an account that are open now, newest first, from the log itself. */
  async listOf(userId: string): Promise<(SessionState & { sessionId: string })[]> {
    const { admitted } = await stateOf(this.kernel, admissions, userId);
    const all = await Promise.all(admitted.map(async (sessionId) => ({ sessionId, ...(await this.stateOf(sessionId)) })));
    const asked = asOf(this.kernel);
    return all.filter((s) => isOpen(s, asked)).toReversed();
  }

  /** Opens a session that sees what someone else sees; it has no cookie and is never renewed. */
  async impersonate(
    principal: Principal,
    { userId, reason }: { userId: string; reason: string },
  ): Promise<{ token: string; until: string }> {
    const sessionId = randomUUID();
    const { sessionId: bySessionId, methods, actor } = principal;
    const asked = { sessionId, userId, jti: randomUUID(), bySessionId, methods: [...methods] };
    await this.bus.execute(command(startImpersonation, asked, { actor, reason }));
    const s = await this.stateOf(sessionId);
    return { token: await this.tokenOf(sessionId, s), until: s.head.expiresAt };
  }

  /** Back to oneself; who brings the cookie of the session it was done from gets that session's token again. */
  async endImpersonation({ request }: Exchange, { sessionId, impersonator }: Principal): Promise<{ token?: string }> {
    refuseOtherSites(request, this.kernel.settings);
    if (!impersonator) throw new Refused('WRONG_STATE', 'no-impersonation');
    const { bySessionId } = await this.stateOf(sessionId);
    await this.bus.execute(command(logOut, { sessionId }, OURS));
    this.standing.forget(sessionId);
    const cookie = presentedCookie(request);
    if (!cookie || cookie.sessionId !== bySessionId) return {};
    const own = await this.stateOf(bySessionId);
    return isOpen(own, asOf(this.kernel)) && this.secretOfHead(own, cookie) === cookie.secret
      ? { token: await this.tokenOf(bySessionId, own) }
      : {};
  }

  /** Ends a family whose secret was presented: a made-up cookie ends no one's session. */
  private async endPresented(cookie: RefreshCookie, jti?: string): Promise<void> {
    const { head, parent } = await this.stateOf(cookie.sessionId);
    const hash = hashOf(cookie.secret);
    const generations = [head, parent];
    if (!generations.some((g) => g?.secretHash === hash) || (jti && !generations.some((g) => g?.jti === jti))) return;
    await this.bus.execute(command(logOut, { sessionId: cookie.sessionId }, OURS));
    this.standing.forget(cookie.sessionId);
  }

  /** Sessions an account still has on its list that are over. */
  private async overOf(userId: string): Promise<string[]> {
    const { admitted } = await stateOf(this.kernel, admissions, userId);
    const all = await Promise.all(admitted.map(async (sessionId) => ({ sessionId, ...(await this.stateOf(sessionId)) })));
    const asked = asOf(this.kernel);
    return all.filter((s) => !isOpen(s, asked)).map((s) => s.sessionId);
  }

  /** The newest secret of a family for who presented it or the one before: the same for everyone who asks. */
  private secretOfHead({ head }: SessionState, { sessionId, secret }: RefreshCookie): string | undefined {
    const candidates = [secret, ...this.keyring.successors(sessionId, head.generation, secret)];
    return candidates.find((candidate) => hashOf(candidate) === head.secretHash);
  }

  /** The access token of a session's newest generation; made again, it is the same but for when it is renewed, which is as in force. */
  private async tokenOf(sessionId: string, { userId, role, head, by }: SessionState): Promise<string> {
    const { username } = await stateOf(this.kernel, user, userId);
    const times = { iat: seconds(head.issuedAt), exp: seconds(head.expiresAt) };
    const config = this.kernel.configuration.current();
    const renewal = { lead: config.value(sessionRefreshLeadMs), window: config.value(sessionRefreshWindowMs) };
    const claims = { username, role, id: userId, sid: sessionId, jti: head.jti, ...(by ? { act: by } : {}), ...renewal };
    return this.keyring.sign('access', claims, times);
  }

  private async wasUsed(jti: string): Promise<boolean> {
    if (!jti) return false;
    const [use] = await this.kernel.db.prepared('select 1 from session_uses where jti = $1', [jti]);
    return use !== undefined;
  }

  private stateOf(sessionId: string): Promise<SessionState> {
    return stateOf(this.kernel, session, sessionId);
  }
}

const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1_000);
const signedOut = (): UnauthorizedException => new UnauthorizedException('the session is over');

/** Whether a session is open or could still be renewed. */
const isOpen = (s: SessionState, { now, config }: AsOf): boolean =>
  sessionLives(s, now) && Date.parse(s.head.expiresAt) + refreshWindowMs(s.role, config) > Date.parse(now);
