import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Inject, Ip, Post, Req, Res, UnauthorizedException } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getRow, listRows } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { Public } from './auth.guard.js';
import { limit } from './rate-limit.js';
import { Sessions } from './sessions/sessions.js';
import { KERNEL } from './tokens.js';
import { parsed } from './parsed.js';

const login = z.object({ email: z.string().max(254), password: z.string().min(1).max(128) }).strict();
/** Parameters for staff (design/security.md): 64 MiB, three passes, four lanes. */
export const ARGON2 = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };
const SYSTEM = { kind: 'system', id: 'session' } as const;

/** Password sign-in; the same answer and the same work whether or not the account exists. */
@Controller('api')
export class SessionController {
  private readonly decoy = hash(randomUUID(), ARGON2);

  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  async login(
    @Body() body: unknown,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ token: string }> {
    const { email, password } = parsed(login, body);
    const address = email.trim().toLowerCase();
    await limit(this.kernel.db, `login:${address}`, 10, 900);
    await limit(this.kernel.db, `login-ip:${ip}`, 50, 900);
    const view = this.kernel.registry.views.get('users')!;
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: 1, filter: { emailHash: emailHash(this.kernel, address) } });
    const user = data[0] && (await getRow(this.kernel.db, view, data[0].id as string));
    const right = await verify((user?.passwordHash as string | undefined) ?? (await this.decoy), password).catch(() => false);
    if (!user || !right || user.state !== 'active') {
      if (user)
        await this.kernel.dispatch({ name: 'RecordFailedLogin', commandId: randomUUID(), input: { userId: user.id }, actor: SYSTEM });
      throw new UnauthorizedException('wrong e-mail or password');
    }
    const { token } = await this.sessions.open({ request, reply, user: { id: user.id as string }, methods: ['password'] });
    return { token };
  }
}

/** Blind index of an address, the same as the rules use. */
export const emailHash = (kernel: Kernel, address: string): string => kernel.secrets.hash(`email:${address.trim().toLowerCase()}`);
