import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { openLink } from './link.js';
import { codeStanding, namedDevice, stepUpAddress, steppedUp, type StepUpAddress } from './step-up.js';

const typed = z.object({ code: z.string().trim().min(1).max(20) }).strict();

/** The code of a personal link: asked for by a post, sent to the address on file, typed on the device that asked (3.0). */
@Controller('api/public/step-up')
export class StepUpController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get()
  @Header('cache-control', 'no-store')
  async standing(@Headers('authorization') authorization?: string, @Headers('x-device') device?: string): Promise<object> {
    const link = await openLink(this.kernel, authorization);
    const address = await stepUpAddress(this.kernel, link.state.subject);
    return { ...address, passed: steppedUp(link, device), ...codeStanding(link, device) };
  }

  @Post()
  @HttpCode(202)
  async send(
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<StepUpAddress> {
    await limit(this.kernel.db, `step-up-ip:${callerAddress(this.kernel, request)}`, 30, 3_600);
    const { id: linkId, state, actor } = await openLink(this.kernel, authorization);
    const deviceHash = named(device);
    const address = await stepUpAddress(this.kernel, state.subject);
    const input = { linkId, deviceHash, channel: address.channel };
    await this.kernel.dispatch({ name: 'SendStepUpCode', commandId: randomUUID(), input, actor });
    return address;
  }

  @Post('verify')
  @HttpCode(204)
  async verify(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<void> {
    const { code } = parsed(typed, body);
    await limit(this.kernel.db, `step-up-verify-ip:${callerAddress(this.kernel, request)}`, 100, 3_600);
    const { id: linkId, actor } = await openLink(this.kernel, authorization);
    const input = { linkId, deviceHash: named(device), code };
    const { events } = await this.kernel.dispatch({ name: 'VerifyStepUpCode', commandId: randomUUID(), input, actor });
    if (events.some((e) => e.type === 'StepUpFailed')) {
      const { triesLeft } = codeStanding(await openLink(this.kernel, authorization), device) as { triesLeft?: number };
      throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: `wrong:${triesLeft ?? 0}` }]);
    }
  }
}

const named = (device: string | undefined): string => {
  const hash = namedDevice(device);
  if (!hash) throw new Refused('VALIDATION', 'device-missing', [{ field: 'x-device', message: 'required' }]);
  return hash;
};
