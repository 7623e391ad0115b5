import { decision, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { DAY_MS, legalFaults, localDate, noticeEnds, saysTheSame, textOf, type LegalCode } from '@jurilien/reference';
import { z } from 'zod';
import { lastOf, legalCode, legalDocument, type LegalDocumentEvent, type LegalDraft } from '../legal-document.js';

/**
 * Publishes the draft as the next version, in force from its day on (4.10.9): by an administrator who wrote none of it, bound to the
 * draft they read, whole in French and then in English. Terms of professionals give the notice in force before they bar (R66).
 */
export const publishLegalDocument = decision({
  name: 'PublishLegalDocument',
  input: z.object({ code: legalCode, hash: z.string().max(128) }),
  reasonRequired: true,
  streams: (i) => ({ document: streamOf(legalDocument, i.code) }),
  decide({ code, hash }, { document: s }, ctx) {
    const { draft } = s;
    const last = lastOf(s, code);
    refuseUnless(draft && !saysTheSame(draft, last), 'WRONG_STATE', 'nothing-drafted');
    refuseUnless(draft.hash === hash, 'STALE_VERSION', 'draft-changed');
    refuseUnless(!draft.writers.includes(ctx.actor.id), 'FOUR_EYES_REQUIRED', 'second-person');
    const faults = [...faultsOf(code, draft), ...dayFaults(draft, last.effectiveOn, localDate(ctx.now, 'QC'))];
    if (faults.length > 0) throw new Refused('VALIDATION', 'document-incomplete', faults);
    const { writers: _, ...said } = draft;
    const version = last.version + 1;
    const published: LegalDocumentEvent = { type: 'LegalDocumentPublished', data: { code, version, ...said } };
    if (code !== 'professional-terms') return { document: [published] };
    const { effectiveOn, fr, en } = said;
    const hashes = { fr: ctx.hash(textOf(fr)), en: ctx.hash(textOf(en)) };
    const terms: LegalDocumentEvent = {
      type: 'TermsPublished',
      data: { version, effectiveOn, barAt: noticeEnds(effectiveOn, ctx.config), hashes },
    };
    return { document: [published, terms] };
  },
});

const faultsOf = (code: LegalCode, draft: LegalDraft) =>
  legalFaults(code, draft).map(({ lang, part, code: message }) => ({ field: `${lang}.${part}`, message }));

/** No one plans further ahead: a year typed wrong would keep every later version from coming into force before it. */
const AHEAD_DAYS = 366;

/** A version is in force from a day that has not gone by, after the day of the last one. */
function dayFaults({ effectiveOn }: LegalDraft, last: string, today: string): { field: string; message: string }[] {
  if (effectiveOn < today) return [{ field: 'effectiveOn', message: 'day-gone-by' }];
  if (Date.parse(effectiveOn) > Date.parse(today) + AHEAD_DAYS * DAY_MS)
    return [{ field: 'effectiveOn', message: `too-far:${AHEAD_DAYS}` }];
  return effectiveOn > last ? [] : [{ field: 'effectiveOn', message: 'not-after-last' }];
}
