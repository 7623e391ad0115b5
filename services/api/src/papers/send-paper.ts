import { type GeneratedPaper, HOUR_S, type PaperKind } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { limit } from '../http/rate-limit.js';
import { paperPdf } from '../pdf/paper-pdf.js';

/** What the file of each paper is called; no name of a person is part of it. */
const FILES: Readonly<Record<PaperKind, Readonly<Record<'fr' | 'en', string>>>> = {
  consentReceipt: { fr: 'recu-consentements', en: 'consent-receipt' },
  requestSummary: { fr: 'resume-demande', en: 'request-summary' },
  legalAidSheet: { fr: 'aide-juridique', en: 'legal-aid' },
  appointmentSheet: { fr: 'rendez-vous', en: 'appointment' },
};

/** Drawing a paper takes longer than saying its words: so many of each in an hour are enough. */
const DRAWN_PER_HOUR = 60;

/** Counts a drawing of one paper. @throws Refused RATE_LIMITED beyond what an hour has room for */
export const refuseDrawnTooOften = (kernel: Kernel, paper: string): Promise<void> =>
  limit(kernel.db, `paper-drawn:${paper}`, DRAWN_PER_HOUR, HOUR_S);

/** Sends a paper as it is asked for: its words for a page of ours, or the tagged PDF, kept by no cache. */
export async function sendPaper(
  reply: FastifyReply,
  paper: GeneratedPaper,
  { kind, code, as }: { readonly kind: PaperKind; readonly code: string; readonly as: 'words' | 'pdf' },
): Promise<void> {
  // Awaited before it is sent, a reply of Fastify waits for its own end.
  void reply.header('cache-control', 'no-store').header('content-language', `${paper.lang}-CA`);
  if (as === 'words') return void (await reply.send(paper));
  await reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${FILES[kind][paper.lang]}-${code}-${paper.lang}.pdf"`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .send(await paperPdf(paper));
}
