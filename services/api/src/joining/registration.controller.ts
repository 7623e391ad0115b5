import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { filledLine, Refused } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { Passwords } from '../passwords/passwords.js';
import { textable } from '../http/phone.js';
import { sending } from '@jurilien/contracts/api';
import { senderOf } from '../requests/sender.js';
import { KERNEL } from '../tokens.js';
import { volumes } from './volumes.js';
import { SYSTEM } from '../permissions/system-actor.js';

const body = z
  .object({
    /** Made by the form, so that the same form sent twice is one registration. */
    registrationId: z.uuid(),
    title: z.enum(['lawyer', 'notary', 'paralegal', 'mediator']),
    province: z.enum(['QC', 'ON']),
    lang: z.enum(['fr', 'en']),
    name: filledLine(120),
    email: z.string().trim().min(1).max(254),
    phoneNumber: z.string().trim().min(1).max(40),
    password: z.string().min(1).max(2_000),
    ...sending,
  })
  .strict();
const NAMESPACE = '0b9f2f7e-6a55-5b41-9a0c-5d1c3e7a9b12';
/** Titles that a province does not license. */
const NOT_IN: Readonly<Record<'QC' | 'ON', readonly string[]>> = { QC: ['paralegal'], ON: ['notary'] };

/** The way in for professionals (M14, M15). The answer never tells whether an address already has an account. */
@Controller('api/public')
export class RegistrationController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {}

  @Get('volumes')
  @Header('cache-control', 'public, max-age=300')
  volumes(@Query('province') province: unknown): Promise<object> {
    return volumes(this.kernel, parsed(z.enum(['QC', 'ON']), province));
  }

  @Post('professionals')
  @HttpCode(202)
  async register(@Body() raw: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    const { registrationId, password, website, startedAt, work, ...who } = parsed(body, raw);
    const sender = await senderOf(this.kernel, request, 'professional', registrationId, { website, startedAt, work });
    if (sender === 'machine') return {};
    if (NOT_IN[who.province].includes(who.title))
      throw new Refused('VALIDATION', 'title', [{ field: 'title', message: 'not-in-province' }]);
    const role = `${this.kernel.settings.PRODUCT_SLUG}_professional`;
    await this.passwords.refuseWeak(password, { staff: false, email: who.email, username: who.name });
    const passwordHash = await this.passwords.hash(password, role);
    const input = {
      ...who,
      phoneNumber: textable(this.kernel.settings, who.phoneNumber),
      passwordHash,
      role,
      professionalId: uuidv5(`${registrationId}/professional`, NAMESPACE),
      userId: uuidv5(`${registrationId}/user`, NAMESPACE),
    };
    try {
      await this.kernel.dispatch({ name: 'SignUpProfessional', commandId: randomUUID(), input, actor: SYSTEM.registration });
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'DUPLICATE')) throw error;
      // Who has an account already gets the way in, in their own mailbox; whoever asks here is told the same as everybody.
      await this.kernel.dispatch({
        name: 'RequestLoginLink',
        commandId: randomUUID(),
        input: { email: who.email, lang: who.lang },
        actor: { kind: 'anon', id: 'registration' },
      });
    }
    return {};
  }
}
