import type { Answer } from '@jurilien/contracts/api';
import type { acceptedTexts } from './words/accepted';
import { deadline, fill, when } from '../../lang';
import type { Lang } from '../../routes.table';

/** One professional who accepted the request, as its client sees them. */
export type Accepted = Answer<'GET /api/public/lead-status'>['accepted'][number];

export const CAUSES = ['notReached', 'unable', 'notAFit', 'language', 'cost', 'conflict', 'other'] as const;

/** Those who are, or may still be, at work for the client. */
export const isGone = (a: Accepted): boolean => a.stage === 'Replaced' || a.notChosen || a.closeReason === 'requestEnded';

/** How it stands with one of them, in sentences. */
export function standingOf(a: Accepted, t: typeof acceptedTexts.fr, lang: Lang): string[] {
  if (a.stage === 'Replaced') return [a.replacement?.by === 'staff' ? t.replacedByTeam : t.replaced];
  if (a.notChosen) return [t.notChosen];
  const due = a.slaDueAt ? deadline(a.slaDueAt, lang) : '';
  const tries = a.attempts === 0 ? [] : [a.attempts === 1 ? t.tried1 : fill(t.tried, { n: a.attempts })];
  switch (a.stage) {
    case 'ToContact':
      return [fill(a.late ? t.late : t.callsBefore, { when: due }), ...tries];
    case 'Contacted':
      return [a.confirmedByClient || !a.contactedAt ? t.confirmed : fill(t.contacted, { when: when(a.contactedAt, lang) })];
    case 'Consultation':
      return [t.consultation];
    case 'Mandate':
      return [t.mandate];
    case 'NotRetained':
      return [t.notRetained];
    default:
      return [closedAs(a, t), ...(a.closeReason === 'clientUnreachable' ? tries : [])];
  }
}

/** How someone left who did so themselves. */
function closedAs({ closeReason }: Accepted, t: typeof acceptedTexts.fr): string {
  if (closeReason === 'done') return t.closed;
  if (closeReason === 'unable') return t.unable;
  if (closeReason === 'clientUnreachable') return t.unreachable;
  return closeReason === 'requestEnded' ? t.requestEnded : t.left;
}

/** What became of the wish for someone else. */
export function wishOf({ replacement }: Accepted, t: typeof acceptedTexts.fr, lang: Lang): string | undefined {
  if (replacement?.state === 'asked') return fill(t.waiting, { when: replacement.answerBy ? deadline(replacement.answerBy, lang) : '' });
  if (replacement?.state !== 'refused') return undefined;
  const words: Readonly<Record<string, string>> = t;
  return fill(t.refused, { why: words[`why_${replacement.refusal ?? 'other'}`] ?? t.why_other });
}
