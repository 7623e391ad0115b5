import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { promoCode } from '../promo/promo-code.js';

/** Promotional codes with their terms and how often they were used. */
export const promoCodes = view(promoCode)({
  name: 'promo-codes',
  version: 2,
  key: 'id',
  columns: {
    id: 'text',
    kind: notNull(oneOf(['grant', 'discount'])),
    cc: 'integer',
    discountBp: 'integer',
    from: 'timestamptz not null',
    until: 'timestamptz not null',
    maxUses: 'integer',
    province: oneOf(['QC', 'ON']),
    active: 'boolean not null',
    uses: 'integer not null',
    lastUsedAt: 'timestamptz',
    version: 'integer not null',
  },
  indexes: [['until']],
  search: ['id'],
  read: { province: 'province', defaultSort: ['until', 'desc'] },
  on: {
    PromoCodeSaved: (row, { data: { code: _, ...terms }, version }) => ({
      cc: null,
      discountBp: null,
      maxUses: null,
      province: null,
      ...terms,
      uses: row?.uses ?? 0,
      lastUsedAt: row?.lastUsedAt ?? null,
      version,
    }),
    PromoCodeRedeemed: (row, e) => ({ ...row, uses: (row?.uses ?? 0) + 1, lastUsedAt: e.occurredAt, version: e.version }),
    PromoCodeReleased: (row, e) => ({ ...row, uses: Math.max(0, (row?.uses ?? 0) - 1), version: e.version }),
  },
});
export type PromoCodeRow = RowOf<typeof promoCodes>;
