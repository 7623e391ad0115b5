import { view, type RowFold } from '@jurilien/event-sourcing';
import { creditAccount } from '../credit-account.js';

const change =
  (held: 1 | -1): RowFold =>
  (row, e) => ({ ...row, availableCc: e.data.availableAfterCc, heldCc: (row?.heldCc ?? 0) + held * e.data.cc, version: e.version });

/** Balance per professional (4.12 `credit_balance`). */
export const creditAccounts = view(creditAccount)({
  name: 'credit-accounts',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    province: 'text',
    availableCc: 'integer',
    heldCc: 'integer',
    grantedCc: 'integer',
    consumedCc: 'integer',
    version: 'integer',
  },
  read: { province: 'province' },
  on: {
    CreditAccountOpened: (_row, e) => ({
      province: e.data.province,
      availableCc: 0,
      heldCc: 0,
      grantedCc: 0,
      consumedCc: 0,
      version: e.version,
    }),
    CreditsGranted: (row, e) => ({
      ...row,
      availableCc: e.data.availableAfterCc,
      grantedCc: (row?.grantedCc ?? 0) + e.data.cc,
      version: e.version,
    }),
    CreditsHeld: change(1),
    HoldReleased: change(-1),
    HoldCaptured: (row, e) => ({
      ...row,
      availableCc: e.data.availableAfterCc,
      heldCc: (row?.heldCc ?? 0) - e.data.cc,
      consumedCc: (row?.consumedCc ?? 0) + e.data.cc,
      version: e.version,
    }),
    CreditsAdjusted: (row, e) => ({ ...row, availableCc: e.data.availableAfterCc, version: e.version }),
  },
});
