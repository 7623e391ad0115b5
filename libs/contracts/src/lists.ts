import type { RouteKey } from './permissions/routes.js';

/** What a list of the console shows. */
export interface ListOf {
  /** The view whose rows they are. */
  readonly view?: string;
  /** The door of a list that no single view feeds. */
  readonly route?: RouteKey;
  /** What it may be narrowed by beside the columns of its view. */
  readonly also?: readonly string[];
}

/** Every list of the console that can be arranged, by its name there. */
export const LISTS = {
  leads: { view: 'leads' },
  validations: { view: 'leads' },
  lawyers: { view: 'professionals', also: ['watch'] },
  candidates: { view: 'candidate-files' },
  users: { view: 'user-accounts' },
  messages: { view: 'messages' },
  'automation-runs': { view: 'automation-runs' },
  enquiries: { view: 'enquiries' },
  'job-applications': { view: 'job-applications' },
  'follow-ups': { view: 'follow-ups' },
  appointments: { view: 'appointments' },
  reservations: { view: 'reservations' },
  surveys: { view: 'surveys' },
  reviews: { view: 'reviews' },
  prospects: { view: 'prospects' },
  blacklist: { view: 'blacklist' },
  'privacy-cases': { view: 'privacy-cases' },
  erasures: { view: 'erasures' },
  incidents: { view: 'incidents' },
  exports: { view: 'exports' },
  campaigns: { view: 'campaigns' },
  audit: { route: 'GET /api/audit', also: ['person', 'action', 'by', 'at'] },
} as const satisfies Readonly<Record<string, ListOf>>;
export type ListName = keyof typeof LISTS;

/** Whether a list of the console is called so. */
export const isList = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** Under this name the live stream (`GET /api/live`) reports that someone has changed the saved views of lists. */
export const SAVED_VIEWS = 'saved-views';
/** The view of reports that people keep; its rows are read through a route of their own. */
export const SAVED_REPORTS = 'saved-reports';
/** Under this name it reports who has something open: ids are `leads/<id>`, and reach those alone who may see the row. */
export const PRESENCE = 'presence';
/** Things of which the console shows who has them open, by their view. */
export const ATTENDED = ['leads', 'professionals'] as const;
