import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { maySend } from '@jurilien/contracts';
import { Refused, type Answer } from '@jurilien/event-sourcing';
import { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { getRow } from '@jurilien/persistence';
import { fingerprintOf, withLiveClaims, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from './parsed.js';
import type { GuardedRequest, Principal } from './principal.js';
import { scopeOf } from './scope.js';
import { KERNEL } from './tokens.js';

export const commandBody = z
  .object({
    commandId: z.uuid(),
    payload: z.record(z.string(), z.unknown()).default({}),
    reason: z.string().max(500).optional(),
    expectedVersion: z.number().int().nonnegative().optional(),
  })
  .strict();

/** One door for every command of a session; who may send what stands in the permission matrix (4.11). */
@Controller('api/commands')
export class CommandsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Post(':name')
  @HttpCode(200)
  async send(@Param('name') name: string, @Body() body: unknown, @Req() request: GuardedRequest): Promise<Answer> {
    const { commandId, payload, reason, expectedVersion } = parsed(commandBody, body);
    const decision = this.kernel.registry.decisions.get(name);
    if (!decision) throw new Refused('NOT_FOUND', 'no-such-command');
    const { actor, who } = request.principal;
    if (!maySend(name, who)) throw new Refused('FORBIDDEN', 'role');
    if (name === 'ResendMessage') await this.reachable('messages', payload.resendOf, request.principal);
    const fingerprint = fingerprintOf(this.kernel.secrets, actor, name, { payload, reason });
    return withLiveClaims(this.kernel, name, payload, (input) =>
      this.bus.execute(new Dispatch({ name, commandId, input, actor, reason, expectedVersion, fingerprint })),
    );
  }

  /** A message knows its request but no province, so that its view says whether the person may touch it. */
  private async reachable(name: string, id: unknown, principal: Principal): Promise<void> {
    const view = this.kernel.registry.views.get(name)!;
    const scope = scopeOf(this.kernel, view, principal);
    if (scope && !(await getRow(this.kernel.db, view, String(id), scope))) throw new Refused('NOT_FOUND', 'no-such-row');
  }
}
