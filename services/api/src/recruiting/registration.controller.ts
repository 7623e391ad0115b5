import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { createUser, requestLoginLink } from '@jurilien/identity';
import { placeOf, statement } from '@jurilien/persistence';
import { CANDIDATE_TYPES } from '@jurilien/recruiting';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { Asked, Route } from '../http/contract.js';
import { Passwords } from '../passwords/passwords.js';
import { roundedDown } from '../requests/eligible-counts.js';
import { senderOf } from '../requests/sender.js';
import { SYSTEM } from '../permissions/system-actor.js';
import { KERNEL } from '../tokens.js';

const NAMESPACE = '6f0f3a0e-52d1-5a0c-8f5e-2b7c19a4d6e3';

/** The way in for candidates, and what the public may know of them. The answer never tells whether an address has an account. */
@Controller()
export class CandidateRegistrationController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {}

  /** How many can be found, by what they are: rounded down, and too few are told as none. */
  @Route('GET /api/public/candidate-counts')
  async counts() {
    const rows = await this.kernel.db.query<{ type: string; n: string }>(
      statement`select type, count(*) as n from ${placeOf(this.kernel.registry.views.get('candidates')!)} where visible group by type`,
    );
    const of = new Map(rows.map(({ type, n }) => [type, Number(n)]));
    const config = this.kernel.configuration.current();
    const told = (n: number): number | null => roundedDown(n, config);
    const total = told([...of.values()].reduce((sum, n) => sum + n, 0));
    return { total, types: CANDIDATE_TYPES.map((type) => ({ type, n: told(of.get(type) ?? 0) })) };
  }

  @Route('POST /api/public/candidates')
  async register(@Asked() { body }: Asked<'POST /api/public/candidates'>, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    const { registrationId, password, website, startedAt, work, name, email, lang } = body;
    const sender = await senderOf(this.kernel, request, 'candidate', registrationId, { website, startedAt, work });
    if (sender === 'machine') return {};
    const role = `${this.kernel.settings.PRODUCT_SLUG}_recruit`;
    await this.passwords.refuseWeak(password, { staff: false, email, username: name });
    const passwordHash = await this.passwords.hash(password, role);
    const input = { userId: uuidv5(registrationId, NAMESPACE), email, username: name, role, passwordHash, lang };
    try {
      await this.bus.execute(command(createUser, input, { actor: SYSTEM.registration }));
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'DUPLICATE')) throw error;
      // A person with an account gets the way in by e-mail; a caller here gets the same answer as everyone.
      await this.bus.execute(command(requestLoginLink, { email, lang }, { actor: { kind: 'anon', id: 'registration' } }));
    }
    return {};
  }
}
