import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { confirmedFactors } from '@jurilien/identity';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../parsed.js';
import { callerAddress } from '../public/caller.js';
import { limit } from '../rate-limit.js';
import { Sessions } from '../sessions/sessions.js';
import { KERNEL } from '../tokens.js';
import { nameDevice } from './device.js';
import { Factors, type Whole } from './factors.js';

const challenge = z.string().max(2_000);
const answer = z.object({ challenge, method: z.enum(['totp', 'recovery', 'email']), code: z.string().trim().min(1).max(60) }).strict();
const again = z.object({ challenge }).strict();
const asked = z.object({ challenge: challenge.optional() }).strict();
const text = z.string().max(4_000);
/** An answer of `navigator.credentials.get`, as far as anybody reads it. */
const assertion = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  response: z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
});
const passkey = z.object({ challenge: challenge.optional(), response: assertion }).strict();

/** The second half of signing in: a code of an app, from paper or from an e-mail, or a passkey, which may also come alone. */
@Controller('api/login')
export class FactorLoginController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Factors) private readonly factors: Factors,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Post('factor')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async factor(@Body() body: unknown, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const { challenge, method, code } = parsed(answer, body);
    await limit(this.kernel.db, `factor-ip:${callerAddress(this.kernel, request)}`, 100, 900);
    const device = method === 'email' ? nameDevice(reply) : undefined;
    return this.open(await this.factors.verify(challenge, method, code, device), request, reply);
  }

  @Post('email-code')
  @HttpCode(202)
  async emailCode(@Body() body: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    await limit(this.kernel.db, `email-code-ip:${callerAddress(this.kernel, request)}`, 30, 3_600);
    await this.factors.sendCode(this.factors.challenges.read(parsed(again, body).challenge));
    return {};
  }

  @Post('passkey/options')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async options(@Body() body: unknown, @Req() request: FastifyRequest): Promise<PublicKeyCredentialRequestOptionsJSON> {
    await limit(this.kernel.db, `passkey-ip:${callerAddress(this.kernel, request)}`, 300, 900);
    const { challenge } = parsed(asked, body ?? {});
    if (!challenge) return this.factors.passkeys.question();
    const { userId } = this.factors.challenges.read(challenge);
    return this.factors.passkeys.question(confirmedFactors(await this.factors.state(userId)).flatMap((f) => f.credential ?? []));
  }

  @Post('passkey')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async passkey(@Body() body: unknown, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const { challenge, response } = parsed(passkey, body);
    await limit(this.kernel.db, `factor-ip:${callerAddress(this.kernel, request)}`, 100, 900);
    return this.open(await this.factors.verifyPasskey(response as unknown as AuthenticationResponseJSON, challenge), request, reply);
  }

  /** The other half was right: the session opens. */
  private async open({ user, methods }: Whole, request: FastifyRequest, reply: FastifyReply): Promise<{ token: string }> {
    const { token } = await this.sessions.open({ request, reply, user, methods });
    return { token };
  }
}
