import { groups } from '../../layout/rail-places';
import type { Path } from '../../screens';
import type { Key } from '../../useT';

/** A page to go to. */
export interface PalettePlace {
  readonly path: Path;
  readonly label: Key;
}

/** Pages that the rail leads to only by way of another one. */
const FURTHER: readonly PalettePlace[] = [
  { path: '/leads/board', label: 'palette.places.board' },
  { path: '/leads/by-phone', label: 'palette.places.byPhone' },
  { path: '/messages', label: 'palette.places.messages' },
  { path: '/automation-runs', label: 'palette.places.runs' },
  { path: '/comms/delivery', label: 'palette.places.delivery' },
  { path: '/comms/templates', label: 'palette.places.templates' },
  { path: '/comms/rules', label: 'palette.places.rules' },
  { path: '/comms/switches', label: 'palette.places.switches' },
  { path: '/enquiries', label: 'palette.places.enquiries' },
  { path: '/job-applications', label: 'palette.places.jobApplications' },
  { path: '/reviews', label: 'palette.places.surveys' },
  { path: '/reviews/published', label: 'palette.places.reviews' },
  { path: '/reservations/appointments', label: 'palette.places.appointments' },
  { path: '/reservations/availability', label: 'palette.places.availability' },
  { path: '/sales/prospects', label: 'palette.places.prospects' },
  { path: '/prospects', label: 'palette.places.prospectList' },
  { path: '/sales/leaving', label: 'palette.places.leaving' },
  { path: '/sales/import', label: 'palette.places.prospectImport' },
  { path: '/plans', label: 'palette.places.plans' },
  { path: '/promo-codes', label: 'palette.places.promoCodes' },
  { path: '/prices', label: 'palette.places.prices' },
  { path: '/config/changes', label: 'palette.places.configChanges' },
  { path: '/config/calendars', label: 'palette.places.calendars' },
  { path: '/config-report', label: 'palette.places.configReport' },
  { path: '/privacy/requests', label: 'palette.places.privacyRequests' },
  { path: '/privacy/erasures', label: 'palette.places.erasures' },
  { path: '/privacy/incidents', label: 'palette.places.incidents' },
  { path: '/privacy/retention', label: 'palette.places.retention' },
  { path: '/privacy/processors', label: 'palette.places.processors' },
  { path: '/notices', label: 'notices.title' },
];

/** Every page with an address of its own, those of the rail first. */
export const PLACES_TO_GO: readonly PalettePlace[] = [
  ...groups.flatMap(({ places }) => places.map(({ to, label }) => ({ path: to, label }))),
  ...FURTHER,
];
