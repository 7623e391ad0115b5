import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { filledLine, Refused, tableOf } from '@jurilien/event-sourcing';
import { qualified } from '@jurilien/persistence';
import { CANDIDATE_TYPES } from '@jurilien/recruiting';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { Passwords } from '../passwords/passwords.js';
import { roundedDown } from '../requests/eligible-counts.js';
import { sending } from '@jurilien/contracts/api';
import { senderOf } from '../requests/sender.js';
import { SYSTEM } from '../permissions/system-actor.js';
import { KERNEL } from '../tokens.js';

const body = z
  .object({
    /** Made by the form, so that the same form sent twice is one registration. */
    registrationId: z.uuid(),
    lang: z.enum(['fr', 'en']),
    name: filledLine(120),
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(2_000),
    ...sending,
  })
  .strict();
const NAMESPACE = '6f0f3a0e-52d1-5a0c-8f5e-2b7c19a4d6e3';

/** The way in for candidates, and what the public may know of them. The answer never tells whether an address has an account. */
@Controller('api/public')
export class CandidateRegistrationController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {}

  /** How many can be found, by what they are: rounded down to five, fewer are told as none. */
  @Get('candidate-counts')
  @Header('cache-control', 'public, max-age=300')
  async counts(): Promise<object> {
    const rows = await this.kernel.db.query<{ type: string; n: string }>(
      `select type, count(*) as n from ${qualified(tableOf(this.kernel.registry.views.get('candidates')!))} where visible group by type`,
    );
    const of = new Map(rows.map(({ type, n }) => [type, Number(n)]));
    const total = roundedDown([...of.values()].reduce((sum, n) => sum + n, 0));
    return { total, types: CANDIDATE_TYPES.map((type) => ({ type, n: roundedDown(of.get(type) ?? 0) })) };
  }

  @Post('candidates')
  @HttpCode(202)
  async register(@Body() raw: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    const { registrationId, password, website, startedAt, work, name, email, lang } = parsed(body, raw);
    const sender = await senderOf(this.kernel, request, 'candidate', registrationId, { website, startedAt, work });
    if (sender === 'machine') return {};
    const role = `${this.kernel.settings.PRODUCT_SLUG}_recruit`;
    await this.passwords.refuseWeak(password, { staff: false, email, username: name });
    const passwordHash = await this.passwords.hash(password, role);
    const input = { userId: uuidv5(registrationId, NAMESPACE), email, username: name, role, passwordHash, lang };
    try {
      await this.kernel.dispatch({ name: 'CreateUser', commandId: randomUUID(), input, actor: SYSTEM.registration });
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'DUPLICATE')) throw error;
      // Who has an account already gets the way in, in their own mailbox; whoever asks here is told the same as everybody.
      await this.kernel.dispatch({
        name: 'RequestLoginLink',
        commandId: randomUUID(),
        input: { email, lang },
        actor: { kind: 'anon', id: 'registration' },
      });
    }
    return {};
  }
}
