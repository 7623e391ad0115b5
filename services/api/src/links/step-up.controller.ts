import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { command } from '@jurilien/event-sourcing/command-bus';
import { Refused } from '@jurilien/event-sourcing';
import { link, sendStepUpCode, verifyStepUpCode } from '@jurilien/identity';
import { asOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';
import type { OpenLink } from './link.js';
import { codeStanding, namedDevice, stepUpAddress, steppedUp, type StepUpAddress } from './step-up.js';

/** The code of a personal link: asked for by a post, sent to the address on file, typed on the device that asked (3.0). */
@Controller()
export class StepUpController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('GET /api/public/step-up')
  async standing(@Opened() link: OpenLink) {
    const address = await stepUpAddress(this.kernel, link.state.subject);
    return { ...address, passed: steppedUp(link), ...codeStanding(link.state, link.device, asOf(this.kernel)) };
  }

  @Route('POST /api/public/step-up')
  async send(@Opened() { id: linkId, state, actor, device }: OpenLink): Promise<StepUpAddress> {
    const deviceHash = named(device);
    const address = await stepUpAddress(this.kernel, state.subject);
    await this.bus.execute(command(sendStepUpCode, { linkId, deviceHash, channel: address.channel }, { actor }));
    return address;
  }

  @Route('POST /api/public/step-up/verify')
  async verify(
    @Asked() { body: { code } }: Asked<'POST /api/public/step-up/verify'>,
    @Opened() { id: linkId, actor, device }: OpenLink,
  ): Promise<void> {
    const { events } = await this.bus.execute(command(verifyStepUpCode, { linkId, deviceHash: named(device), code }, { actor }));
    if (events.some((e) => e.type === 'StepUpFailed')) {
      const { triesLeft } = codeStanding(await stateOf(this.kernel, link, linkId), device, asOf(this.kernel));
      throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: `wrong:${triesLeft ?? 0}` }]);
    }
  }
}

const named = (device: string | undefined): string => {
  const hash = namedDevice(device);
  if (!hash) throw new Refused('VALIDATION', 'device-missing', [{ field: 'x-device', message: 'required' }]);
  return hash;
};
