import { randomUUID } from 'node:crypto';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { Refused } from '@jurilien/event-sourcing';
import { command, type Sending } from '@jurilien/event-sourcing/command-bus';
import { confirmedFactors, confirmSecondFactor, enrolSecondFactor, issueRecoveryCodes, removeSecondFactor, user } from '@jurilien/identity';
import { productNameOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { limit } from '../http/rate-limit.js';
import { Sessions } from '../sessions/sessions.js';
import { KERNEL } from '../tokens.js';
import { Factors } from './factors.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import { enrolment, newSecret, stepOf } from './totp.js';

type Exchange = GuardedRequest & FastifyRequest;
/** What is returned when a factor counts: codes for the first one, and a session that may do everything. */
interface Counted {
  readonly recoveryCodes?: readonly string[];
  readonly token?: string;
}

/** A person's own second factors: enrol, confirm, remove, and codes for the day the phone is lost. */
@Controller()
export class AccountFactorsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Factors) private readonly factors: Factors,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Route('POST /api/account/factors/totp')
  async totp(@Asked() { body }: Asked<'POST /api/account/factors/totp'>, @Req() request: Exchange) {
    const email = await this.emailOf(request);
    const [factorId, secret] = [randomUUID(), newSecret()];
    const input = { ...own(request), factorId, kind: 'totp', secret, ...body } as const;
    await this.bus.execute(command(enrolSecondFactor, input, by(request)));
    return { factorId, secret, ...enrolment(this.product(request), email, secret) };
  }

  @Route('POST /api/account/factors/:id/confirm')
  async confirm(
    @Asked() asked: Asked<'POST /api/account/factors/:id/confirm'>,
    @Req() request: Exchange,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Counted> {
    const { id: factorId } = asked.params;
    const { code } = asked.body;
    const userId = request.principal.actor.id;
    await limit(this.kernel.db, `factor:${userId}`, 10, 900);
    const before = await this.factors.state(userId);
    const factor = before.factors.find((f) => f.factorId === factorId);
    if (!factor?.secret || factor.confirmed) throw new Refused('NOT_FOUND', 'second-factor');
    const step = stepOf(factor.secret, code, Date.now());
    if (!step) throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: 'wrong' }]);
    await this.bus.execute(command(confirmSecondFactor, { ...own(request), factorId, step }, by(request)));
    return this.counted(request, reply, confirmedFactors(before).length === 0, 'totp');
  }

  @Route('POST /api/account/factors/passkey/options')
  async options(
    @Asked() { body: _ }: Asked<'POST /api/account/factors/passkey/options'>,
    @Req() request: Exchange,
  ): Promise<{ factorId: string; options: PublicKeyCredentialCreationOptionsJSON }> {
    const [userId, email] = [request.principal.actor.id, await this.emailOf(request)];
    const known = (await this.factors.state(userId)).factors.flatMap((f) => f.credential ?? []);
    const factorId = randomUUID();
    const user = { id: userId, name: email, product: this.product(request), known };
    return { factorId, options: await this.factors.passkeys.enrolment(user, factorId) };
  }

  @Route('POST /api/account/factors/passkey')
  async passkey(
    @Asked() { body }: Asked<'POST /api/account/factors/passkey'>,
    @Req() request: Exchange,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Counted> {
    const { factorId, name, response } = body;
    const userId = request.principal.actor.id;
    const first = confirmedFactors(await this.factors.state(userId)).length === 0;
    const credential = await this.factors.passkeys.enrolled(userId, factorId, response);
    const input = { ...own(request), factorId, kind: 'passkey', name, credential } as const;
    await this.bus.execute(command(enrolSecondFactor, input, by(request)));
    return this.counted(request, reply, first, 'passkey');
  }

  @Route('POST /api/account/factors/:id/remove')
  async remove(@Asked() { params, body: _ }: Asked<'POST /api/account/factors/:id/remove'>, @Req() request: Exchange): Promise<void> {
    await this.bus.execute(command(removeSecondFactor, { ...own(request), factorId: params.id }, by(request)));
  }

  @Route('POST /api/account/recovery-codes')
  async renew(
    @Asked() { body: _ }: Asked<'POST /api/account/recovery-codes'>,
    @Req() request: Exchange,
  ): Promise<{ recoveryCodes: readonly string[] }> {
    return { recoveryCodes: await this.recoveryCodes(request) };
  }

  /** The first factor brings recovery codes; each new one proves more than the session knew, so a new session opens. */
  private async counted(request: Exchange, reply: FastifyReply, first: boolean, method: 'totp' | 'passkey'): Promise<Counted> {
    const {
      actor: { id },
      methods: before,
    } = request.principal;
    const recoveryCodes = first ? await this.recoveryCodes(request) : undefined;
    const { token } = await this.sessions.open({ request, reply, user: { id }, methods: [...new Set([...before, method])] });
    return { ...(recoveryCodes ? { recoveryCodes } : {}), token };
  }

  private async recoveryCodes(request: Exchange): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await this.bus.execute(command(issueRecoveryCodes, { ...own(request), hashes: codes.map(recoveryHash) }, by(request)));
    return codes;
  }

  /** What the app or the passkey is labelled with. */
  private async emailOf({ principal }: Exchange): Promise<string> {
    return (await stateOf(this.kernel, user, principal.actor.id)).email ?? '';
  }

  /** What the product is called where someone keeps their factor: by the language of their browser. */
  private product({ headers }: Exchange): string {
    const lang = headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'fr';
    return productNameOf(this.kernel.configuration.current())[lang];
  }
}

/** The person themselves, and when they last proved who they are. */
const own = ({ principal: { actor, authAt } }: Exchange) => ({ userId: actor.id, authAt: new Date(authAt).toISOString() });
const by = ({ principal: { actor } }: Exchange): Sending => ({ actor });
