import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { requestLoginLink } from '@jurilien/identity';
import { signUpProfessional } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { Asked, Route } from '../http/contract.js';
import { Passwords } from '../passwords/passwords.js';
import { textable } from '../http/phone.js';
import { senderOf } from '../requests/sender.js';
import { KERNEL } from '../tokens.js';
import { volumes } from './volumes.js';
import { SYSTEM } from '../permissions/system-actor.js';

const NAMESPACE = '0b9f2f7e-6a55-5b41-9a0c-5d1c3e7a9b12';

/** The way in for professionals (M14, M15). The answer never tells whether an address already has an account. */
@Controller()
export class RegistrationController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {}

  @Route('GET /api/public/volumes')
  volumes(@Asked() { query: { province } }: Asked<'GET /api/public/volumes'>) {
    return volumes(this.kernel, province);
  }

  @Route('POST /api/public/professionals')
  async register(
    @Asked() { body }: Asked<'POST /api/public/professionals'>,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const { registrationId, password, website, startedAt, work, ...who } = body;
    const sender = await senderOf(this.kernel, request, 'professional', registrationId, { website, startedAt, work });
    if (sender === 'machine') return {};
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
      await this.bus.execute(command(signUpProfessional, input, { actor: SYSTEM.registration }));
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'DUPLICATE')) throw error;
      // A person with an account gets the way in by e-mail; a caller here gets the same answer as everyone.
      await this.bus.execute(
        command(requestLoginLink, { email: who.email, lang: who.lang }, { actor: { kind: 'anon', id: 'registration' } }),
      );
    }
    return {};
  }
}
