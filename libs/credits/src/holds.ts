import { Refused, refuseUnless } from '@jurilien/event-sourcing';
import { creditsReopenDays, DAY_MS } from '@jurilien/reference';
import type { CreditEvent } from './account-events.js';
import type { CreditState, Hold } from './credit-account.js';
import { takeParts } from './lots.js';
import { credit, debit, earned, entry, holdAccount, lotLines, priced, refuseUnlessPostable, withBalance, type Asked } from './postings.js';

/** Holds coins for a claim, chosen and frozen now (4.4.3); nothing when that hold exists. @throws Refused INSUFFICIENT_COINS */
export function holdCredits(
  s: CreditState,
  asked: Asked & { readonly claimId: string; readonly leadId: string; readonly cc: number; readonly auto?: boolean },
): CreditEvent[] {
  const { claimId, leadId, cc, auto } = asked;
  if (s.holds.has(claimId)) return [];
  refuseUnlessPostable(s, 'other');
  const parts = takeParts(s.lots, cc, asked.now);
  return [
    entry(s, 'CreditsHeld', asked, -cc, {
      key: `hold:${claimId}`,
      cc,
      claimId,
      leadId,
      parts,
      lines: lotLines(s.professionalId, parts, holdAccount(s.professionalId, claimId), 'out-of-lots'),
      ...(auto ? { auto } : {}),
    }),
  ];
}

/** The hold of a claim that may still end; nothing to do when it has ended so already. @throws Refused when it ended otherwise */
function liveHold(s: CreditState, claimId: string, wanted: Hold['ended']): Hold | undefined {
  const hold = s.holds.get(claimId);
  if (hold?.ended && hold.ended === wanted) return undefined;
  if (!hold || hold.ended) throw new Refused('WRONG_STATE', 'no-live-hold');
  return hold;
}

/**
 * Gives held coins back to their lots, also to one that expired meanwhile (what is left in it lives a day longer with
 * them); nothing when the hold has ended so already.
 * @throws Refused when it was captured
 */
export function releaseHold(s: CreditState, asked: Asked & { readonly claimId: string; readonly cause?: string }): CreditEvent[] {
  const hold = liveHold(s, asked.claimId, 'released');
  if (!hold) return [];
  const { claimId, leadId, cc } = hold;
  const parts = [...hold.parts];
  const released = entry(s, 'HoldReleased', asked, 0, {
    key: `release:${claimId}`,
    cc,
    claimId,
    leadId,
    parts,
    lines: lotLines(s.professionalId, parts, holdAccount(s.professionalId, claimId), 'into-lots'),
    ...(asked.cause ? { cause: asked.cause } : {}),
  });
  return [withBalance(s, released, asked)];
}

/** Spends held coins and recognises what they earned; nothing when they were captured already. @throws Refused when released */
export function captureHold(s: CreditState, asked: Asked & { readonly claimId: string; readonly acceptanceId: string }): CreditEvent[] {
  const hold = liveHold(s, asked.claimId, 'captured');
  if (!hold) return [];
  refuseUnlessPostable(s, 'other');
  const { claimId, leadId, cc } = hold;
  const parts = priced(s.lots, hold.parts, 'consumed', 'leaving');
  return [
    entry(s, 'HoldCaptured', asked, 0, {
      key: `capture:${claimId}`,
      cc,
      claimId,
      leadId,
      acceptanceId: asked.acceptanceId,
      parts,
      lines: cc === 0 ? [] : [debit('X.consumed', cc), credit(holdAccount(s.professionalId, claimId), cc)],
      money: earned(s.lots, parts, 1),
    }),
  ];
}

/**
 * Gives the whole price of a bad request back, to the lots it came from (4.4.8); an expired promotional lot opens again for
 * some days (`credits.reopenDays`). Nothing when that request was answered so already.
 * @throws Refused when nothing was spent on the claim, or it came back before
 */
export function creditLead(
  s: CreditState,
  asked: Asked & { readonly claimId: string; readonly acceptanceId: string; readonly requestNo: number },
): CreditEvent[] {
  const key = `leadcredit:${asked.acceptanceId}:${asked.requestNo}`;
  if (s.keys.has(key)) return [];
  refuseUnlessPostable(s, 'refund');
  const hold = s.holds.get(asked.claimId);
  refuseUnless(hold?.ended === 'captured' && hold.acceptanceId === asked.acceptanceId, 'WRONG_STATE', 'nothing-was-spent');
  refuseUnless(hold.creditedCc === 0, 'WRONG_STATE', 'already-credited');
  const { claimId, leadId, cc } = hold;
  const parts = priced(s.lots, hold.parts, 'consumed', 'returning');
  const reopenDays = asked.config.value(creditsReopenDays, { province: s.province });
  const refunded = entry(s, 'CreditsRefunded', asked, 0, {
    key,
    cc,
    claimId,
    leadId,
    acceptanceId: asked.acceptanceId,
    parts,
    lines: lotLines(s.professionalId, parts, 'X.consumed', 'into-lots'),
    money: earned(s.lots, parts, -1),
    reopenUntil: new Date(Date.parse(asked.now) + reopenDays * DAY_MS).toISOString(),
  });
  return [withBalance(s, refunded, asked)];
}
