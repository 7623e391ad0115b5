import type { LeadState } from '@jurilien/lead';

/** Before the request is sent, the address at which its writer asked to continue. */
export function draftedEmail({ status, draft }: LeadState): string | undefined {
  const typed = status === 'Draft' ? (draft?.answers as { resumeEmail?: unknown } | undefined)?.resumeEmail : undefined;
  return typeof typed === 'string' && /^[^\s@]+@[^\s@]+$/.test(typed) ? typed : undefined;
}
