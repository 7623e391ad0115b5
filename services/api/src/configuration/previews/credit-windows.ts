import { acceptanceDays, creditUntil, type CREDIT_REASONS } from '@jurilien/acceptance';
import { statement } from '@jurilien/persistence';
import { leadCreditSuperDays, leadCreditUnreachableDays, leadCreditWindowDays, type Province } from '@jurilien/reference';
import { countImpact, iso, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, MOST_CASES, type Preview } from './preview.js';

type Reason = (typeof CREDIT_REASONS)[number];

/** Juricoins that someone asked back. */
export interface AskedBack extends Case {
  readonly place: { readonly province: Province };
  readonly openedAt: string;
  readonly askedAt: string;
  readonly reason: Reason;
  readonly superLead: boolean;
}

/** Requests for juricoins that would have come too late. */
export async function creditWindowsFound(asked: readonly AskedBack[], more: boolean, change: Change): Promise<Impact> {
  const weighing = await weighed({ rows: asked, more }, change, ({ place: { province }, openedAt, askedAt, reason, superLead }, config) => {
    return askedAt > creditUntil({ openedAt, days: acceptanceDays(config, province) }, reason, superLead);
  });
  return countImpact(weighing, 'creditsTooLate');
}

/** Juricoins asked back in the last days that a shorter time would have refused. */
export const creditWindows: Preview = {
  name: 'creditWindows',
  keys: [leadCreditWindowDays, leadCreditUnreachableDays, leadCreditSuperDays],
  async compute(reads, change) {
    const { rows, more } = newest(
      await reads.rows<{ province: Province; at: string; creditAt: string; creditReason: Reason; superLead: boolean }>(
        statement`select a.province, a.at, a."creditAt", a."creditReason", coalesce(l."superLead", false) as "superLead"
           from ${tableOf(reads, 'acceptances')} a left join ${tableOf(reads, 'match-leads')} l on l.id = a."leadId"
          where a."creditAt" > ${reads.since} and a.province = any(${reads.provinces})
          order by a."creditAt" desc, a.id limit ${MOST_CASES + 1}`,
      ),
    );
    const asked = rows.map(({ province, at, creditAt, creditReason, superLead }) => ({
      place: { province },
      openedAt: iso(at),
      askedAt: iso(creditAt),
      reason: creditReason,
      superLead,
    }));
    return creditWindowsFound(asked, more, change);
  },
};
