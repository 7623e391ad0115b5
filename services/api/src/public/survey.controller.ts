import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { survey, surveyOpen } from '@jurilien/leads';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { KERNEL } from '../tokens.js';
import { openLink } from './link.js';

/** What a client is asked about (C06): of which request, and whom they spoke with. What they answered is not shown again. */
@Controller('api/public/survey')
export class SurveyController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get()
  @Header('cache-control', 'no-store')
  async bySurveyLink(@Headers('authorization') authorization?: string): Promise<object> {
    const { state: link } = await openLink(this.kernel, authorization, ['survey']);
    const asked = await stateOf(this.kernel, survey, link.subject.acceptanceId!);
    const { code, professionalId } = asked.invited!;
    const { name } = await stateOf(this.kernel, professional, professionalId);
    const answered = asked.status === 'Answered' || asked.status === 'Moderated';
    return { state: answered ? 'answered' : surveyOpen(asked, new Date().toISOString()) ? 'open' : 'over', code, professional: name };
  }
}
