import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, recorded, type StoryEvent } from '@jurilien/event-sourcing/testing';
import type { CreditEvent } from './account-events.js';
import { creditAccount, type CreditState } from './credit-account.js';
import { adjustDown, adjustUp, expireLots, grant } from './grants.js';
import { captureHold, creditLead, holdCredits, releaseHold } from './holds.js';
import { clawBack, grantSubscription, keepClawback, purchaseCredits, refundToCard, reverseClawback, reverseRefund } from './paid.js';
import { frozenFor, thawedFrom, type Asked } from './postings.js';
import { endRefundReserve, reserveRefund } from './refund-reserves.js';

/** One account with a history that the product's own rules posted, minute by minute. */
interface TestBook {
  readonly happened: StoryEvent[];
  readonly state: () => CreditState;
  /** Posts what a rule answers; `minutes` after the start of the story. */
  readonly post: (rule: (s: CreditState, asked: Asked) => CreditEvent[], minutes: number) => CreditEvent[];
}

/** A book for one professional, its account opened. */
function testBook(professionalId: string): TestBook {
  const happened: StoryEvent[] = [[creditAccount, professionalId, 'CreditAccountOpened', { professionalId, province: 'QC' }]];
  let n = 0;
  let s = fold(creditAccount, recorded(creditAccount, professionalId, [['CreditAccountOpened', { professionalId, province: 'QC' }]]));
  return {
    happened,
    state: () => s,
    post(rule, minutes) {
      const made = rule(s, { entryId: `${professionalId}-e${++n}`, now: at(minutes), config: asShipped() });
      for (const e of made) {
        happened.push([creditAccount, professionalId, e.type, e.data, minutes]);
        s = fold(creditAccount, recorded(creditAccount, professionalId, [[e.type, e.data, at(minutes)]]), s);
      }
      return made;
    },
  };
}

const DAY = 1_440;
const qc = (netCents: number) => [
  { account: 'M.tax.gst', cents: Math.floor((netCents * 5_000 + 50_000) / 100_000) },
  { account: 'M.tax.qst', cents: Math.floor((netCents * 9_975 + 50_000) / 100_000) },
];

/** A history with every kind of entry there is; each step is what the rules answer. */
export function everyEntry(p = 'pro-1'): StoryEvent[] {
  const b = testBook(p);
  const buy = (purchaseId: string, cc: number, netCents: number, minutes: number) =>
    b.post(
      (s, asked) =>
        purchaseCredits(
          s,
          { ...asked, settleId: `${asked.entryId}-settle` },
          { key: `purchase:${purchaseId}`, purchaseId, lotId: `lot-${purchaseId}`, cc, netCents, taxes: qc(netCents) },
        ),
      minutes,
    );
  const claim = (claimId: string) => ({ claimId, leadId: `lead-${claimId}` });
  const spent = (claimId: string) => ({ claimId, acceptanceId: `acc-${claimId}` });
  b.post((s, asked) => grant(s, asked, { key: 'grant:welcome', lotId: 'gift', cc: 200, kind: 'promo', expiresAt: at(90 * DAY) }), 1);
  buy('a', 1_000, 38_000, 2);
  b.post((s, asked) => holdCredits(s, { ...asked, ...claim('c1'), cc: 350 }), 3);
  b.post((s, asked) => captureHold(s, { ...asked, ...spent('c1') }), 4);
  b.post((s, asked) => holdCredits(s, { ...asked, ...claim('c2'), cc: 100 }), 5);
  b.post((s, asked) => releaseHold(s, { ...asked, claimId: 'c2', cause: 'expired' }), 6);
  b.post((s, asked) => creditLead(s, { ...asked, ...spent('c1'), requestNo: 1 }), 7);
  b.post(
    (s, asked) =>
      grantSubscription(s, asked, {
        key: 'sub:in_1',
        lotId: 'month',
        cc: 300,
        netCents: 9_900,
        taxes: qc(9_900),
        periodEnd: at(30 * DAY),
        expiresAt: at(60 * DAY),
      }),
    8,
  );
  b.post((s, asked) => adjustUp(s, asked, 'adjust:1', 50, { lotId: 'sorry', expiresAt: at(80 * DAY) }), 9);
  b.post((s, asked) => adjustDown(s, asked, 'adjust:2', 20), 10);
  b.post((s, asked) => refundToCard(s, asked, { refundId: 're_1', purchaseId: 'a', cc: 100, taxes: qc(3_800) }), 11);
  b.post((s, asked) => reserveRefund(s, asked, { requestId: 'rq_2', purchaseId: 'a', cc: 50 }), 11);
  b.post((s, asked) => endRefundReserve(s, asked, 'rq_2'), 12);
  const [refunded] = b.post((s, asked) => refundToCard(s, asked, { refundId: 're_2', purchaseId: 'a', cc: 50, taxes: qc(1_900) }), 12);
  b.post(
    (s, asked) =>
      reverseRefund(s, asked, {
        refundId: 're_2',
        purchaseId: 'a',
        parts: refunded!.type === 'CreditsRefundedToCard' ? refunded.data.parts : [],
        taxes: qc(1_900),
      }),
    13,
  );
  b.post((s) => frozenFor(s, 'dispute', 'dp_1'), 14);
  b.post((s, asked) => clawBack(s, asked, { disputeId: 'dp_1', purchaseId: 'a', cc: 1_000, grossCents: 39_321 }), 14);
  buy('b', 500, 20_000, 15);
  b.post((s, asked) => reverseClawback(s, { ...asked, returnId: `${asked.entryId}-back` }, { disputeId: 'dp_1', grossCents: 39_321 }), 16);
  b.post((s) => thawedFrom(s, 'dispute', 'dp_1'), 16);
  b.post((s, asked) => clawBack(s, asked, { disputeId: 'dp_2', purchaseId: 'b', cc: 500, grossCents: 22_995 }), 17);
  b.post((s, asked) => keepClawback(s, asked, { disputeId: 'dp_2', grossCents: 22_995, taxes: [], feeCents: 2_000 }), 18);
  b.post((s, asked) => expireLots(s, { entryIds: () => `${asked.entryId}-${s.lots.length}`, now: asked.now }).slice(0, 1), 100 * DAY);
  return b.happened;
}
