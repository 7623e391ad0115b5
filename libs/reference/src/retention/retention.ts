import { leadDraftExpireDays } from '../configuration/keys/lead.js';
import { matchingExplanationDays } from '../configuration/keys/matching.js';
import * as privacy from '../configuration/keys/privacy.js';
import type { Key } from '../configuration/key.js';
import type { Config, ConfigPlace } from '../configuration/resolve.js';
import { localDate, startOfDay } from '../time/calendar.js';
import { DAY_MS } from '../time/durations.js';
import { plus, plusMonths } from '../time/instants.js';

/** The rows of the table of retention (4.10.13), in its order, each with the key that says how long. */
const KEPT = {
  draft: leadDraftExpireDays,
  stoppedRequest: privacy.retentionStoppedDays,
  endedRequest: privacy.retentionEndedMonths,
  requestDetails: privacy.retentionDetailsMonths,
  acceptedRequest: privacy.retentionAcceptedMonths,
  documents: privacy.documentKeptDays,
  messageBodies: privacy.commsBodyDays,
  enquiry: privacy.commsBodyDays,
  conversation: privacy.commsBodyDays,
  explanations: matchingExplanationDays,
  accessLog: privacy.retentionAccessLogMonths,
  consents: privacy.retentionConsentMonths,
  books: privacy.retentionBookMonths,
  professional: privacy.retentionProfessionalMonths,
  account: privacy.retentionProfessionalMonths,
  prospect: privacy.retentionProfessionalMonths,
  licenceProofs: privacy.retentionLicenceMonths,
  candidate: privacy.recruitEraseMonths,
  jobApplication: privacy.jobApplicationKeptMonths,
  surveys: privacy.surveyKeptDays,
  incidents: privacy.retentionIncidentMonths,
  privacyRequests: privacy.retentionPrivacyRequestMonths,
} as const;

/** One row of the table: a kind of data with a time of its own. */
export type RetentionRow = keyof typeof KEPT;
export const RETENTION_ROWS = Object.keys(KEPT) as readonly RetentionRow[];
/** The key of the configuration that says how long a row is kept. */
export const retentionKey = (row: RetentionRow): Key<number> => KEPT[row];

/** Books are kept by the year they belong to: the first instant after the tax year of `at`. */
const taxYearEnd = (at: string): string => startOfDay(`${Number(localDate(at, 'QC').slice(0, 4)) + 1}-01-01`, 'QC');

const moved = (row: RetentionRow, from: string, config: Config, at: ConfigPlace, by: 1 | -1): string => {
  const key = KEPT[row];
  const n = by * config.value(key, at);
  return key.unit === 'months' ? plusMonths(from, n) : plus(from, n * DAY_MS);
};

/**
 * Until when something of a row is kept.
 * @param since the instant its time counts from: its end, or its first word where it has no end
 */
export const retainedUntil = (row: RetentionRow, since: string, config: Config, at: ConfigPlace = {}): string =>
  moved(row, row === 'books' ? taxYearEnd(since) : since, config, at, 1);

/** The last instant of which what began then is over; what began later may be. */
export const overBefore = (row: RetentionRow, now: string, config: Config, at: ConfigPlace = {}): string => moved(row, now, config, at, -1);

/** Days by which two months differ, and one: what months of different length leave between there and back. */
const MONTHS_DIFFER_MS = 4 * DAY_MS;
/** An instant before which everything of a row began that is due now: for a first look, that `retainedUntil` then decides on. */
export const dueSince = (row: RetentionRow, now: string, config: Config, at: ConfigPlace = {}): string =>
  plus(overBefore(row, now, config, at), MONTHS_DIFFER_MS);
