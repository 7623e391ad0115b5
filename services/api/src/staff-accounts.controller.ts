import { randomBytes, randomUUID } from 'node:crypto';
import { Body, Controller, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Refused, type Answer } from '@jurilien/event-sourcing';
import { listRows } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from './parsed.js';
import { PRODUCT_ROLE, type GuardedRequest, type Principal } from './principal.js';
import { ARGON2, emailHash } from './session.controller.js';
import { KERNEL } from './tokens.js';

const reason = z.string().trim().min(5).max(500);
const account = z
  .object({
    commandId: z.uuid(),
    email: z
      .string()
      .trim()
      .max(254)
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, 'email'),
    username: z.string().trim().min(1).max(120),
    role: z.enum(PRODUCT_ROLE),
    reason,
  })
  .strict();
const renewal = z.object({ commandId: z.uuid(), reason }).strict();

/** Staff accounts (N06): the password is made here, shown once to the administrator, and kept only as a hash. */
@Controller('api/staff-accounts')
export class StaffAccountsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post()
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  async create(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    admin(principal);
    const { commandId, role, reason, ...who } = parsed(account, body);
    const users = this.kernel.registry.views.get('users')!;
    const known = await listRows(this.kernel.db, users, { page: 1, perPage: 1, filter: { emailHash: emailHash(this.kernel, who.email) } });
    if (known.total > 0) throw new Refused('DUPLICATE', 'user-exists', [{ field: 'email', message: 'taken' }]);
    const userId = randomUUID();
    const password = fresh();
    const answer = await this.kernel.dispatch({
      name: 'CreateUser',
      commandId,
      input: { userId, ...who, role: `${this.kernel.settings.PRODUCT_SLUG}_${role}`, passwordHash: await hash(password, ARGON2) },
      actor: principal.actor,
      reason,
    });
    return { userId, ...told(answer, password) };
  }

  @Post(':userId/password')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async renew(@Param('userId') userId: string, @Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    admin(principal);
    const { commandId, reason } = parsed(renewal, body);
    const password = fresh();
    const answer = await this.kernel.dispatch({
      name: 'SetPasswordHash',
      commandId,
      input: { userId, passwordHash: await hash(password, ARGON2) },
      actor: principal.actor,
      reason,
    });
    return { userId, ...told(answer, password) };
  }
}

/** A repeated command made nothing, so its password opens nothing. */
const told = (answer: Answer, password: string): object => {
  if (answer.duplicate) throw new Refused('DUPLICATE', 'already-done');
  return { password, position: answer.position };
};
const admin = ({ who }: Principal): void => {
  if (who !== 'admin') throw new Refused('FORBIDDEN', 'role');
};
/** Eighteen characters nobody chose. */
const fresh = (): string => randomBytes(14).toString('base64url').slice(0, 18);
