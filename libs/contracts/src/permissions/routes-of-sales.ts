import { of, type Route } from './route-kinds.js';

/** Sales (X19) and campaigns (X05): money by month, prospects, members who may be leaving, what a campaign came to. Reports are told figures alone. */
export const SALES = {
  'GET /api/sales': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/months.csv': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/taxes.csv': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/pipeline': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/leaving': of(['admin', 'province-admin']),
  'GET /api/prospects/:id/reach': of(['admin', 'province-admin']),
  'POST /api/prospects/:id/messages': of(['admin', 'province-admin']),
  'POST /api/prospects/imports': of(['admin', 'province-admin']),
  'GET /api/prospects/columns/:titles': of(['admin', 'province-admin']),
  'PUT /api/prospects/columns/:titles': of(['admin', 'province-admin']),
  'GET /api/audiences': of(['admin', 'province-admin']),
  'POST /api/audiences/count': of(['admin', 'province-admin']),
  'GET /api/campaigns/:id/failures': of(['admin', 'province-admin']),
  'GET /api/campaigns/:id/versions': of(['admin', 'province-admin']),
  'GET /api/campaigns/:id/replies': of(['admin', 'province-admin']),
  'GET /api/campaigns/:id/results': of(['admin', 'province-admin', 'report']),
} as const satisfies Readonly<Record<string, Route>>;
