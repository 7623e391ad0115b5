import { randomUUID } from 'node:crypto';
import { Body, Controller, Header, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Answer, filledLine, Refused } from '@jurilien/event-sourcing';
import { confirmedFactors, user } from '@jurilien/identity';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../parsed.js';
import type { GuardedRequest } from '../principal.js';
import { limit } from '../rate-limit.js';
import { Sessions } from '../sessions/sessions.js';
import { KERNEL } from '../tokens.js';
import { Factors } from './factors.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import { enrolment, newSecret, stepOf } from './totp.js';

const name = filledLine(60);
const named = z.object({ name }).strict();
const coded = z.object({ code: z.string().trim().min(1).max(20) }).strict();
const nothing = z.object({}).strict();
const id = z.uuid();
const text = z.string().max(20_000);
/** An answer of `navigator.credentials.create`, as far as anybody reads it. */
const attestation = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  response: z.looseObject({ clientDataJSON: text, attestationObject: text, transports: z.array(z.string().max(20)).max(10).optional() }),
});
const passkey = z.object({ factorId: id, name, response: attestation }).strict();

type Asked = GuardedRequest & FastifyRequest;
/** What is told when a factor counts: codes for the first one, and a session that may do everything. */
interface Counted {
  readonly recoveryCodes?: readonly string[];
  readonly token?: string;
}

/** A person's own second factors: enrol, confirm, remove, and codes for the day the phone is lost. */
@Controller('api/account')
export class AccountFactorsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Factors) private readonly factors: Factors,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Post('factors/totp')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async totp(@Body() body: unknown, @Req() request: Asked): Promise<object> {
    const asked = parsed(named, body);
    const [userId, email] = [request.principal.actor.id, await this.emailOf(request)];
    const [factorId, secret] = [randomUUID(), newSecret()];
    await this.as(request, 'EnrolSecondFactor', { userId, factorId, kind: 'totp', secret, ...asked });
    return { factorId, secret, ...enrolment('Jurilien', email, secret) };
  }

  @Post('factors/:id/confirm')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async confirm(
    @Param('id') factorId: string,
    @Body() body: unknown,
    @Req() request: Asked,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Counted> {
    const { code } = parsed(coded, body);
    const userId = request.principal.actor.id;
    await limit(this.kernel.db, `factor:${userId}`, 10, 900);
    const before = await this.factors.state(userId);
    const factor = before.factors.find((f) => f.factorId === parsed(id, factorId));
    if (!factor?.secret || factor.confirmed) throw new Refused('NOT_FOUND', 'second-factor');
    const step = stepOf(factor.secret, code, Date.now());
    if (!step) throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: 'wrong' }]);
    await this.as(request, 'ConfirmSecondFactor', { userId, factorId, step });
    return this.counted(request, reply, confirmedFactors(before).length === 0, 'totp');
  }

  @Post('factors/passkey/options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async options(
    @Body() body: unknown,
    @Req() request: Asked,
  ): Promise<{ factorId: string; options: PublicKeyCredentialCreationOptionsJSON }> {
    parsed(nothing, body ?? {});
    const [userId, email] = [request.principal.actor.id, await this.emailOf(request)];
    const known = (await this.factors.state(userId)).factors.flatMap((f) => f.credential ?? []);
    const factorId = randomUUID();
    return { factorId, options: await this.factors.passkeys.enrolment({ id: userId, name: email, known }, factorId) };
  }

  @Post('factors/passkey')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async passkey(@Body() body: unknown, @Req() request: Asked, @Res({ passthrough: true }) reply: FastifyReply): Promise<Counted> {
    const { factorId, name, response } = parsed(passkey, body);
    const userId = request.principal.actor.id;
    const first = confirmedFactors(await this.factors.state(userId)).length === 0;
    const credential = await this.factors.passkeys.enrolled(userId, factorId, response as unknown as RegistrationResponseJSON);
    await this.as(request, 'EnrolSecondFactor', { userId, factorId, kind: 'passkey', name, credential });
    return this.counted(request, reply, first, 'passkey');
  }

  @Post('factors/:id/remove')
  @HttpCode(204)
  async remove(@Param('id') factorId: string, @Body() body: unknown, @Req() request: Asked): Promise<void> {
    parsed(nothing, body ?? {});
    await this.as(request, 'RemoveSecondFactor', { userId: request.principal.actor.id, factorId: parsed(id, factorId) });
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async renew(@Body() body: unknown, @Req() request: Asked): Promise<{ recoveryCodes: readonly string[] }> {
    parsed(nothing, body ?? {});
    return { recoveryCodes: await this.recoveryCodes(request) };
  }

  /** The first factor brings recovery codes; each new one proves more than the session knew, so a new session opens. */
  private async counted(request: Asked, reply: FastifyReply, first: boolean, method: 'totp' | 'passkey'): Promise<Counted> {
    const {
      actor: { id },
      methods: before,
    } = request.principal;
    const recoveryCodes = first ? await this.recoveryCodes(request) : undefined;
    const { token } = await this.sessions.open({ request, reply, user: { id }, methods: [...new Set([...before, method])] });
    return { ...(recoveryCodes ? { recoveryCodes } : {}), token };
  }

  private async recoveryCodes(request: Asked): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await this.as(request, 'IssueRecoveryCodes', { userId: request.principal.actor.id, hashes: codes.map(recoveryHash) });
    return codes;
  }

  /** What the app or the passkey is labelled with. */
  private async emailOf({ principal }: Asked): Promise<string> {
    return (await stateOf(this.kernel, user, principal.actor.id)).email ?? '';
  }

  private as(request: Asked, name: string, input: object): Promise<Answer> {
    const { actor, authAt } = request.principal;
    const asked = { ...input, authAt: new Date(authAt).toISOString() };
    return this.kernel.dispatch({ name, commandId: randomUUID(), input: asked, actor });
  }
}
