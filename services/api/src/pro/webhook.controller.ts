import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { ERASED, possibleIn, type Actor } from '@jurilien/event-sourcing';
import { command, Dispatch } from '@jurilien/event-sourcing/command-bus';
import { DELIVERIES_SHOWN, pipelineWebhook, rotatePipelineWebhookSecret, setPipelineWebhook } from '@jurilien/professionals';
import { TOOL_BUTTONS } from '@jurilien/processes';
import { HOUR_S } from '@jurilien/reference';
import { askingOf, fingerprintOf, stateOf, webhookSecret, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { ownProfessional } from './own.js';

type Made = Answer<'POST /api/pro/webhook'>;

/** A professional's own tool (LW2): where it is called, the last calls, and its secret, which is shown when it is made and never again. */
@Controller()
export class ProWebhookController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('GET /api/pro/webhook')
  async mine(@Req() { principal }: GuardedRequest) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const s = await stateOf(this.kernel, pipelineWebhook, professionalId);
    const who = askingOf(this.kernel, principal.actor);
    return {
      professionalId,
      actions: possibleIn(TOOL_BUTTONS, { webhook: s }, who, { professionalId }),
      on: s.on,
      url: s.url === ERASED ? undefined : s.url,
      setAt: s.setAt,
      off: s.off,
      failingSince: s.failingSince,
      deliveries: s.deliveries.slice(0, DELIVERIES_SHOWN),
    };
  }

  @Route('POST /api/pro/webhook')
  set(@Asked() { body: { commandId, url } }: Asked<'POST /api/pro/webhook'>, @Req() request: GuardedRequest): Promise<Made> {
    return this.changed(request, (own, actor) => command(setPipelineWebhook, { ...own, url }, { commandId, actor }));
  }

  @Route('POST /api/pro/webhook/secret')
  rotate(@Asked() { body: { commandId } }: Asked<'POST /api/pro/webhook/secret'>, @Req() request: GuardedRequest): Promise<Made> {
    return this.changed(request, (own, actor) => command(rotatePipelineWebhookSecret, own, { commandId, actor }));
  }

  /** Sends the command, and shows the secret that it made; a wish that changed nothing made none. */
  private async changed(
    { principal: { actor }, principal }: GuardedRequest,
    made: (own: { readonly professionalId: string }, actor: Actor) => Dispatch,
  ): Promise<Made> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    await limit(this.kernel.db, `pipeline-webhook:${professionalId}`, 20, HOUR_S);
    const before = await stateOf(this.kernel, pipelineWebhook, professionalId);
    const { command: sent } = made({ professionalId }, actor);
    const fingerprint = fingerprintOf(this.kernel.secrets, actor, sent.name, { payload: sent.input });
    await this.bus.execute(new Dispatch({ ...sent, fingerprint }));
    const { keyId } = await stateOf(this.kernel, pipelineWebhook, professionalId);
    return { secret: keyId && keyId !== before.keyId ? webhookSecret(this.kernel.secrets, professionalId, keyId) : undefined };
  }
}
