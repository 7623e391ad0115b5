import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import { openLink } from '../links/link.js';
import { KERNEL } from '../tokens.js';
import { clientSurvey, proSurvey } from './surveys.js';

/** What the link of a message asks an opinion about: the client (C06), the professional (C07). */
@Controller('api/public')
export class SurveysByLinkController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('survey')
  @Header('cache-control', 'no-store')
  async ofClient(@Headers('authorization') authorization?: string): Promise<object> {
    const { state } = await openLink(this.kernel, authorization, ['survey']);
    return clientSurvey(this.kernel, state.subject.acceptanceId!);
  }

  @Get('pro-survey')
  @Header('cache-control', 'no-store')
  async ofProfessional(@Headers('authorization') authorization?: string): Promise<object> {
    const { state } = await openLink(this.kernel, authorization, ['pro-survey']);
    return proSurvey(this.kernel, state.subject.acceptanceId!);
  }
}
