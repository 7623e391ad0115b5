import { Controller, Inject } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import { Opened } from '../auth/link.strategy.js';
import { Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { KERNEL } from '../tokens.js';
import { clientSurvey, proSurvey } from './surveys.js';

/** What the link of a message asks an opinion about: the client (C06), the professional (C07). */
@Controller()
export class SurveysByLinkController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/survey')
  async ofClient(@Opened() { state, actor }: OpenLink) {
    return clientSurvey(this.kernel, state.subject.acceptanceId!, actor);
  }

  @Route('GET /api/public/pro-survey')
  async ofProfessional(@Opened() { state, actor }: OpenLink) {
    return proSurvey(this.kernel, state.subject.acceptanceId!, actor);
  }
}
