import { of, type Route } from './route-kinds.js';

/** Sales (X19): money by month, prospects, members who may be leaving. Reports are told figures alone. */
export const SALES = {
  'GET /api/sales': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/months.csv': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/taxes.csv': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/pipeline': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/leaving': of(['admin', 'province-admin']),
  'GET /api/prospects/:id/reach': of(['admin', 'province-admin']),
  'POST /api/prospects/:id/messages': of(['admin', 'province-admin']),
  'POST /api/prospects/imports': of(['admin', 'province-admin']),
} as const satisfies Readonly<Record<string, Route>>;
