import { Controller, Headers, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { command } from '@jurilien/event-sourcing/command-bus';
import { Refused } from '@jurilien/event-sourcing';
import { sendStepUpCode, verifyStepUpCode } from '@jurilien/identity';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { openLink } from './link.js';
import { codeStanding, namedDevice, stepUpAddress, steppedUp, type StepUpAddress } from './step-up.js';

/** The code of a personal link: asked for by a post, sent to the address on file, typed on the device that asked (3.0). */
@Controller()
export class StepUpController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('GET /api/public/step-up')
  async standing(@Headers('authorization') authorization?: string, @Headers('x-device') device?: string) {
    const link = await openLink(this.kernel, authorization);
    const address = await stepUpAddress(this.kernel, link.state.subject);
    return { ...address, passed: steppedUp(link, device), ...codeStanding(link, device) };
  }

  @Route('POST /api/public/step-up')
  async send(
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<StepUpAddress> {
    await limit(this.kernel.db, `step-up-ip:${callerAddress(this.kernel, request)}`, 30, 3_600);
    const { id: linkId, state, actor } = await openLink(this.kernel, authorization);
    const deviceHash = named(device);
    const address = await stepUpAddress(this.kernel, state.subject);
    await this.bus.execute(command(sendStepUpCode, { linkId, deviceHash, channel: address.channel }, { actor }));
    return address;
  }

  @Route('POST /api/public/step-up/verify')
  async verify(
    @Asked() { body: { code } }: Asked<'POST /api/public/step-up/verify'>,
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<void> {
    await limit(this.kernel.db, `step-up-verify-ip:${callerAddress(this.kernel, request)}`, 100, 3_600);
    const { id: linkId, actor } = await openLink(this.kernel, authorization);
    const { events } = await this.bus.execute(command(verifyStepUpCode, { linkId, deviceHash: named(device), code }, { actor }));
    if (events.some((e) => e.type === 'StepUpFailed')) {
      const { triesLeft } = codeStanding(await openLink(this.kernel, authorization), device);
      throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: `wrong:${triesLeft ?? 0}` }]);
    }
  }
}

const named = (device: string | undefined): string => {
  const hash = namedDevice(device);
  if (!hash) throw new Refused('VALIDATION', 'device-missing', [{ field: 'x-device', message: 'required' }]);
  return hash;
};
