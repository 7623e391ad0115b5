import { view, type Recorded, type Row } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { ceilingOf, ignoredCount } from '@jurilien/reference';

type Of<Data> = Recorded & { readonly data: Data };
const one = <E extends Of<{ readonly professionalId: string }>>(fold: (row: Row | undefined, e: E) => Row) => ({
  keys: (e: E) => [e.data.professionalId],
  fold,
});
/** No rule looks back on more offers than these. */
const KEPT = ceilingOf(ignoredCount);
const answered = one((row) => ({ ...row, ignoredAt: [] }));

/** When each professional's offers went unanswered, and whose rule may claim for them (MO16, MO20). Any answer empties the list. */
export const offerHealth = view(
  distribution,
  professional,
)({
  name: 'offer-health',
  version: 1,
  key: 'id',
  columns: { id: 'uuid', province: 'text', ignoredAt: 'text[]', autoClaim: 'boolean' },
  indexes: [['autoClaim']],
  read: { province: 'province' },
  on: {
    ProfessionalRegistered: one((_row, e: Of<{ professionalId: string; province: string }>) => ({
      province: e.data.province,
      ignoredAt: [],
      autoClaim: false,
    })),
    OfferWindowPassed: {
      keys: (e) => e.data.professionalIds,
      fold: (row, e) => row && { ...row, ignoredAt: [...((row['ignoredAt'] as string[] | undefined) ?? []), e.occurredAt].slice(-KEPT) },
    },
    ClaimStarted: one((row, e: Of<{ professionalId: string; auto?: boolean }>) => (e.data.auto ? { ...row } : { ...row, ignoredAt: [] })),
    OfferRefused: answered,
    AutoClaimRuleSet: one((row, e: Of<{ professionalId: string; enabled: boolean }>) => ({ ...row, autoClaim: e.data.enabled })),
    AutoClaimSwitchedOff: one((row) => ({ ...row, autoClaim: false })),
    // After the pause that followed, the count begins anew.
    OffersPaused: answered,
  },
});
