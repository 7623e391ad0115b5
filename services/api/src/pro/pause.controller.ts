import { Controller, Get, Header, Headers, Inject, Req } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import type { GuardedRequest } from '../permissions/principal.js';
import { openLink } from '../links/link.js';
import { KERNEL } from '../tokens.js';
import { ownProfessional } from './own.js';
import { pauseOf } from './pause.js';

/** The pauses of whoever is signed in, or of whom an offer's link was sent to. No name and no number is in the answer. */
@Controller('api')
export class ProPauseController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('pro/pause')
  @Header('cache-control', 'no-store')
  async own(@Req() { principal }: GuardedRequest): Promise<object> {
    return pauseOf(this.kernel, (await ownProfessional(this.kernel, principal)).professionalId);
  }

  @Get('public/pause')
  @Header('cache-control', 'no-store')
  async byLink(@Headers('authorization') authorization?: string): Promise<object> {
    const { state } = await openLink(this.kernel, authorization, ['offer', 'contact-sheet']);
    return pauseOf(this.kernel, state.subject.professionalId!);
  }
}
