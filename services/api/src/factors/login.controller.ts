import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { confirmedFactors } from '@jurilien/identity';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { callerAddress } from '../http/caller.js';
import { limit } from '../http/rate-limit.js';
import { Sessions } from '../sessions/sessions.js';
import { KERNEL } from '../tokens.js';
import { nameDevice } from './device.js';
import { Factors, type Whole } from './factors.js';

/** The second half of signing in: a code of an app, from paper or from an e-mail, or a passkey, which may also come alone. */
@Controller()
export class FactorLoginController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Factors) private readonly factors: Factors,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Route('POST /api/login/factor')
  async factor(
    @Asked() { body }: Asked<'POST /api/login/factor'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { challenge, method, code } = body;
    await limit(this.kernel.db, `factor-ip:${callerAddress(this.kernel, request)}`, 100, 900);
    const device = method === 'email' ? nameDevice(reply) : undefined;
    return this.open(await this.factors.verify(challenge, method, code, device), request, reply);
  }

  @Route('POST /api/login/email-code')
  async emailCode(@Asked() asked: Asked<'POST /api/login/email-code'>, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    await limit(this.kernel.db, `email-code-ip:${callerAddress(this.kernel, request)}`, 30, 3_600);
    await this.factors.sendCode(this.factors.challenges.read(asked.body.challenge));
    return {};
  }

  @Route('POST /api/login/passkey/options')
  async options(
    @Asked() asked: Asked<'POST /api/login/passkey/options'>,
    @Req() request: FastifyRequest,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    await limit(this.kernel.db, `passkey-ip:${callerAddress(this.kernel, request)}`, 300, 900);
    const { challenge } = asked.body;
    if (!challenge) return this.factors.passkeys.question();
    const { userId } = this.factors.challenges.read(challenge);
    return this.factors.passkeys.question(confirmedFactors(await this.factors.state(userId)).flatMap((f) => f.credential ?? []));
  }

  @Route('POST /api/login/passkey')
  async passkey(
    @Asked() { body }: Asked<'POST /api/login/passkey'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { challenge, response } = body;
    await limit(this.kernel.db, `factor-ip:${callerAddress(this.kernel, request)}`, 100, 900);
    return this.open(await this.factors.verifyPasskey(response, challenge), request, reply);
  }

  /** The other half was right: the session opens. */
  private async open({ user, methods }: Whole, request: FastifyRequest, reply: FastifyReply): Promise<{ token: string }> {
    const { token } = await this.sessions.open({ request, reply, user, methods });
    return { token };
  }
}
