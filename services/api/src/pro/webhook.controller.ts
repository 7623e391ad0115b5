import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ERASED, type Command } from '@jurilien/event-sourcing';
import { DELIVERIES_SHOWN, pipelineWebhook } from '@jurilien/professionals';
import { HOUR_S } from '@jurilien/reference';
import { fingerprintOf, stateOf, webhookSecret, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { ownProfessional } from './own.js';

const set = z.object({ commandId: z.uuid(), url: z.string().max(500) }).strict();
const rotate = z.object({ commandId: z.uuid() }).strict();

/** A professional's own tool (LW2): where it is called, the last calls, and its secret, which is shown when it is made and never again. */
@Controller('api/pro/webhook')
export class ProWebhookController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get()
  @Header('cache-control', 'no-store')
  async mine(@Req() { principal }: GuardedRequest): Promise<object> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const s = await stateOf(this.kernel, pipelineWebhook, professionalId);
    return {
      professionalId,
      on: s.on,
      url: s.url === ERASED ? undefined : s.url,
      setAt: s.setAt,
      off: s.off,
      failingSince: s.failingSince,
      deliveries: s.deliveries.slice(0, DELIVERIES_SHOWN),
    };
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  set(@Body() body: unknown, @Req() request: GuardedRequest): Promise<object> {
    const { commandId, url } = parsed(set, body);
    return this.changed(request, 'SetPipelineWebhook', commandId, { url });
  }

  @Post('secret')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  rotate(@Body() body: unknown, @Req() request: GuardedRequest): Promise<object> {
    const { commandId } = parsed(rotate, body);
    return this.changed(request, 'RotatePipelineWebhookSecret', commandId, {});
  }

  /** Sends the command, and shows the secret that it made; a wish that changed nothing made none. */
  private async changed({ principal }: GuardedRequest, name: string, commandId: string, input: object): Promise<object> {
    const { actor } = principal;
    const { professionalId } = await ownProfessional(this.kernel, principal);
    await limit(this.kernel.db, `pipeline-webhook:${professionalId}`, 20, HOUR_S);
    const before = await stateOf(this.kernel, pipelineWebhook, professionalId);
    const payload = { professionalId, ...input };
    const fingerprint = fingerprintOf(this.kernel.secrets, actor, name, { payload });
    const command: Command = { name, commandId, input: payload, actor, fingerprint };
    await this.kernel.dispatch(command);
    const { keyId } = await stateOf(this.kernel, pipelineWebhook, professionalId);
    return { secret: keyId && keyId !== before.keyId ? webhookSecret(this.kernel.secrets, professionalId, keyId) : undefined };
  }
}
