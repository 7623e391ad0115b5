import type { Who } from './marks.js';

/**
 * Which rows of a view someone reads (3.0): every one, those of their own province, the work in hand (requests up to Ready, and
 * what was taken or assigned), tasks of that work and those assigned, what was assigned, their own ones, or only figures counted over them.
 */
export type Scope = 'all' | 'province' | 'work' | 'tasks' | 'assigned' | 'own' | 'figures';

/** Rows, and whether personal columns stay masked even on the single row. */
export interface Reading {
  readonly rows: Scope;
  readonly masked: boolean;
}

type Cell = Scope | `${Scope}, masked`;
type Row = { readonly [W in Who]?: Cell };

const leadWork: Row = { admin: 'all', 'province-admin': 'province', validation: 'work', report: 'figures', restricted: 'assigned, masked' };

/** View × who, by the area table of 3.0. A view that is not here is read by no one. */
export const VIEWS: Readonly<Record<string, Row>> = {
  // Leads
  leads: leadWork,
  'lead-details': leadWork,
  'lead-timeline': leadWork,
  'lead-statuses': { token: 'own', client: 'own', admin: 'all', 'province-admin': 'province', validation: 'work' },
  offers: leadWork,
  waves: leadWork,
  searches: leadWork,
  acceptances: leadWork,
  // What documents are called, for the finder: no one else lists them, and the page of a request has its own door.
  'document-names': { admin: 'all', 'province-admin': 'province', validation: 'work' },
  surveys: { admin: 'all', 'province-admin': 'province' },
  reviews: { admin: 'all', 'province-admin': 'province' },
  'follow-ups': { admin: 'all', 'province-admin': 'province', validation: 'tasks', restricted: 'assigned, masked' },
  appointments: leadWork,
  reservations: leadWork,
  meetings: { admin: 'all', 'province-admin': 'province', validation: 'tasks', restricted: 'assigned, masked' },
  'credit-requests': { admin: 'all', 'province-admin': 'province', report: 'figures' },

  // Lawyers, credits
  professionals: { admin: 'all', 'province-admin': 'province', validation: 'all', report: 'figures', restricted: 'all, masked' },
  'professional-metrics': { admin: 'all', 'province-admin': 'province', validation: 'work', report: 'figures' },
  'public-profiles': { admin: 'all', 'province-admin': 'province', validation: 'all' },
  'match-profiles': { admin: 'all', 'province-admin': 'province', validation: 'all' },
  'board-alerts': { admin: 'all', 'province-admin': 'province' },
  availabilities: { admin: 'all', 'province-admin': 'province', validation: 'all', restricted: 'all, masked' },
  prospects: { admin: 'all', 'province-admin': 'province', report: 'figures' },
  'own-automations': { admin: 'all', 'province-admin': 'province' },
  'offer-health': { admin: 'all', 'province-admin': 'province' },
  subscriptions: { admin: 'all', 'province-admin': 'province', report: 'figures' },
  'promo-codes': { admin: 'all', 'province-admin': 'province' },
  'credit-proposals': { admin: 'all', 'province-admin': 'province' },
  'credit-accounts': { admin: 'all', 'province-admin': 'province', report: 'figures' },
  purchases: { admin: 'all', 'province-admin': 'province', report: 'figures' },
  reconciliations: { admin: 'all', report: 'all' },
  invoices: { admin: 'all', 'province-admin': 'province', report: 'figures' },
  'ledger-entries': { admin: 'all', 'province-admin': 'province', report: 'figures' },
  'books-checks': { admin: 'all', report: 'all' },
  'money-journal': { admin: 'all', 'province-admin': 'province', report: 'all' },

  // Who must not be brought together
  blocks: { admin: 'all', 'province-admin': 'province' },
  blacklist: { admin: 'all', 'province-admin': 'province', validation: 'all, masked' },

  // Hiring: the search and the candidate's page read theirs for their own people; the team has N08
  candidates: { system: 'all' },
  'candidate-files': { admin: 'all' },
  'candidate-contacts': { admin: 'all' },
  'employee-alerts': { system: 'all' },

  // Requests about one's own data: their holder reads them through a route of their own.
  'privacy-cases': { admin: 'all' },

  // Messages
  messages: { admin: 'all', 'province-admin': 'province', validation: 'work', report: 'figures' },
  // Everyone's own: by the account that is signed in.
  notices: { professional: 'own', admin: 'own', 'province-admin': 'own', validation: 'own', report: 'own', restricted: 'own' },
  threads: { admin: 'all', 'province-admin': 'province', validation: 'work', restricted: 'assigned, masked' },
  relays: leadWork,
  'job-applications': { admin: 'all' },
  'automation-runs': { admin: 'all', 'province-admin': 'province', validation: 'work' },
  enquiries: { admin: 'all', 'province-admin': 'all', validation: 'all' },
  'contact-points': { admin: 'all' },
  'message-templates': { admin: 'all', 'province-admin': 'all', report: 'all' },
  'kill-switches': { admin: 'all', 'province-admin': 'all', validation: 'all', report: 'all', restricted: 'all' },

  // Campaigns
  campaigns: { admin: 'all', 'province-admin': 'province', report: 'all' },
  segments: { admin: 'all', 'province-admin': 'province' },

  // Work that was given up, and views that are built again
  operations: { admin: 'all' },

  // Personal data
  'retention-runs': { admin: 'all' },
  // The engine of retention reads what is due.
  retained: { system: 'all' },
  incidents: { admin: 'all' },
  'incident-persons': { admin: 'all' },

  // Everyone's own: what they asked for as a file.
  exports: { admin: 'own', 'province-admin': 'own', report: 'own' },
  // One's own and those of the team: through a route of their own.
  'saved-reports': { system: 'all' },

  // Accounts
  staff: { admin: 'all', 'province-admin': 'all', validation: 'all', report: 'all', restricted: 'all' },
  'user-accounts': { admin: 'all' },
  sessions: { admin: 'all' },
  links: { admin: 'all', 'province-admin': 'province' },
  users: { system: 'all' },

  // Configuration
  'question-sets': { admin: 'all', 'province-admin': 'all', report: 'all' },
  'legal-documents': { admin: 'all', 'province-admin': 'all', report: 'all' },
  'config-current': { admin: 'all', 'province-admin': 'all', report: 'all' },
  'config-changes': { admin: 'all', 'province-admin': 'all', report: 'all' },
  'config-history': { admin: 'all', 'province-admin': 'all', report: 'all' },
  // The report tells what is in it, at an instant.
  'config-shipped': { system: 'all' },

  // Privacy: what is held of people, and what became of it
  holdings: { system: 'all' },
  'legal-holds': { admin: 'all' },
  erasures: { admin: 'all' },

  // What reports are counted from: no one reads a row, reports tell figures over them
  'request-facts': { system: 'all' },
  'offer-facts': { system: 'all' },
  'message-counts': { system: 'all' },
  'staff-acts': { system: 'all' },

  // Matching's own
  matchings: { system: 'all' },
  'match-leads': { system: 'all' },
};

/** Columns of a view row as data: where the cell says `masked`, and where it does not. */
export const readingOf = (cell: Cell): Reading => {
  const [rows, masked] = cell.split(', ') as [Scope, string?];
  return { rows, masked: masked !== undefined };
};
