import { Controller, Inject, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { calendarDay, HOUR_S, productNameOf } from '@jurilien/reference';
import { calculate, FEDERAL_TABLES, sheetOf } from '@jurilien/reference/child-support';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { callerAddress } from '../http/caller.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { sheetPdf } from './sheet-pdf.js';

const PER_HOUR = 60;

/** P18 on paper: the answers are calculated, drawn, sent back and forgotten. */
@Controller()
export class ChildSupportController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('POST /api/public/child-support.pdf')
  async paper(
    @Asked() { body: { lang, answers } }: Asked<'POST /api/public/child-support.pdf'>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await limit(this.kernel.db, `child-support:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    const today = calendarDay(Date.now());
    const answered = calculate(answers, today, FEDERAL_TABLES);
    if (!answered.ok)
      throw new Refused(
        'VALIDATION',
        'request',
        Object.entries(answered.faults).map(([field, message]) => ({ field, message })),
      );
    const pdf = await sheetPdf(sheetOf(answered.value, lang, today), today, productNameOf(this.kernel.configuration.current())[lang]);
    await reply
      .header('content-type', 'application/pdf')
      .header('content-language', `${lang}-CA`)
      .header('content-disposition', `attachment; filename="${lang === 'fr' ? 'pension-alimentaire' : 'child-support'}-${today}.pdf"`)
      .header('cache-control', 'no-store')
      .send(pdf);
  }
}
