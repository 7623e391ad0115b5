import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused, type Answer } from '@jurilien/event-sourcing';
import { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { fingerprintOf, type Kernel } from '@jurilien/runtime';
import { permitCommand } from './command-permits.js';
import { refuseAddressesIn } from './plain-reason.js';
import { Asked, Route } from '../http/contract.js';
import { refuseUnknownFields } from '../http/parsed.js';
import { withPhone } from '../http/phone.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

/** One door for every command of a session; who may send what stands in the permission matrix (4.11). */
@Controller()
export class CommandsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('POST /api/commands/:name')
  async send(@Asked() { params: { name }, body }: Asked<'POST /api/commands/:name'>, @Req() request: GuardedRequest): Promise<Answer> {
    const { commandId, payload, reason, expectedVersion } = body;
    const decision = this.kernel.registry.decisions.get(name);
    if (!decision) throw new Refused('NOT_FOUND', 'no-such-command');
    const { actor } = request.principal;
    await permitCommand(this.kernel, name, payload, request.principal);
    refuseUnknownFields(decision, payload);
    refuseAddressesIn(reason);
    const fingerprint = fingerprintOf(this.kernel.secrets, actor, name, { payload, reason });
    const input = withPhone(this.kernel.settings, payload);
    return this.bus.execute(new Dispatch({ name, commandId, input, actor, reason, expectedVersion, fingerprint }));
  }
}
