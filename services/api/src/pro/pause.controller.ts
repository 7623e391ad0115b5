import { Controller, Inject, Req } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import type { OpenLink } from '../links/link.js';
import { KERNEL } from '../tokens.js';
import { ownProfessional } from './own.js';
import { pauseOf } from './pause.js';

/** The pauses of the person who is signed in, or of whom an offer's link was sent to. No name and no number is in the answer. */
@Controller()
export class ProPauseController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/pro/pause')
  async own(@Req() { principal }: GuardedRequest) {
    return pauseOf(this.kernel, (await ownProfessional(this.kernel, principal)).professionalId);
  }

  @Route('GET /api/public/pause')
  async byLink(@Opened() { state }: OpenLink) {
    return pauseOf(this.kernel, state.subject.professionalId!);
  }
}
