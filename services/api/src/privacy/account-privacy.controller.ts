import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { user } from '@jurilien/identity';
import { listRows, waitForViews } from '@jurilien/persistence';
import { abandonPrivacyRequest, privacyRequest, type Proof, sendPrivacyCode } from '@jurilien/privacy';
import { filePrivacyRequest } from '@jurilien/processes';
import { HOUR_S } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { dialled, proveByCode } from './filing.js';
import { followedRequest, heldOf } from './followed.js';

/** A person asks little; the newest matter. */
const SHOWN = 25;
const FILED_AN_HOUR = 20;
const CODES_AN_HOUR = 20;
const TRIES_AN_HOUR = 60;

/** N03 for who is signed in. */
@Controller()
export class AccountPrivacyController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/privacy-requests')
  async mine(@Req() { principal }: GuardedRequest) {
    const { id } = principal.actor;
    this.accesses.read(principal, { action: 'saw', subject: `user-${id}`, detail: { own: true } });
    const asked = { page: 1, perPage: SHOWN, sort: 'filedAt', order: 'desc', filter: { accountId: id } } as const;
    const { data } = await listRows(this.kernel.db, this.kernel.registry.views.get('privacy-cases')!, asked);
    const requests = await Promise.all(data.map((row) => followedRequest(this.kernel, row.id as string, true)));
    return { requests, ...(await heldOf(this.kernel, await this.proofOfAccount(id))) };
  }

  @Route('POST /api/privacy-requests')
  async file(@Asked() { body }: Asked<'POST /api/privacy-requests'>, @Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const { actor } = principal;
    await limit(this.kernel.db, `privacy-file:${actor.id}`, FILED_AN_HOUR, HOUR_S);
    const filed = { ...body, identifiers: dialled(body.identifiers) };
    const { position } = await this.bus.execute(command(filePrivacyRequest, filed, { actor }));
    await waitForViews(this.kernel.db, [this.kernel.registry.views.get('privacy-cases')!], position);
    return {};
  }

  @Route('POST /api/privacy-requests/:requestId/code')
  async code(
    @Asked() { params, body }: Asked<'POST /api/privacy-requests/:requestId/code'>,
    @Req() { principal: { actor } }: GuardedRequest,
  ): Promise<Record<string, never>> {
    await limit(this.kernel.db, `privacy-code:${actor.id}`, CODES_AN_HOUR, HOUR_S);
    await this.bus.execute(command(sendPrivacyCode, { ...params, ...body }, { actor }));
    return {};
  }

  @Route('POST /api/privacy-requests/:requestId/verify')
  async verify(
    @Asked() { params, body }: Asked<'POST /api/privacy-requests/:requestId/verify'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<void> {
    await limit(this.kernel.db, `privacy-verify:${principal.actor.id}`, TRIES_AN_HOUR, HOUR_S);
    // What a colleague has seen is said with a reason, by the command itself.
    await this.refuseOthers(params.requestId, principal);
    await proveByCode(this.bus, { ...params, ...body }, principal.actor);
  }

  @Route('POST /api/privacy-requests/:requestId/take-back')
  async takeBack(
    @Asked() { params, body: _ }: Asked<'POST /api/privacy-requests/:requestId/take-back'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<void> {
    await this.refuseOthers(params.requestId, principal);
    await this.bus.execute(command(abandonPrivacyRequest, params, { actor: principal.actor }));
  }

  /** The account itself, and its address once that is confirmed. */
  private async proofOfAccount(userId: string): Promise<Proof> {
    const { email, emailVerified } = await stateOf(this.kernel, user, userId);
    return { userId, identifiers: email && emailVerified ? [{ kind: 'email', value: email.trim().toLowerCase() }] : [] };
  }

  /** A request that is not the caller's own does not exist for them. */
  private async refuseOthers(requestId: string, { actor }: Principal): Promise<void> {
    const { userId } = await stateOf(this.kernel, privacyRequest, requestId);
    if (userId !== actor.id) throw new Refused('NOT_FOUND', 'no-such-privacy-request');
  }
}
