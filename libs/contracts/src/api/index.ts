/**
 * Contracts of the routes of the API. The services load them; front ends import their types alone, so that no schema
 * travels to a browser.
 */
import type { RouteKey } from '../permissions/routes.js';
import type { AnswerOf, AskedOf, CallOf, HandledOf, SecondAddress } from './calls.js';
import type { Contract } from './contract.js';
import { actionsApi } from './actions.js';
import { campaignsApi } from './campaigns.js';
import { configurationApi } from './configuration.js';
import { acceptancesApi } from './search/acceptances.js';
import { accountApi, signInApi } from './accounts/account.js';
import { buyingApi } from './money/buying.js';
import { changesApi } from './accounts/changes.js';
import { invoicesApi } from './money/invoices.js';
import { auditApi } from './audit.js';
import { operationsApi } from './operations.js';
import { retentionApi } from './retention.js';
import { prospectsApi } from './money/prospects.js';
import { booksApi, disputesApi } from './money/books.js';
import { exclusionsApi } from './professionals/exclusions.js';
import { exportsApi } from './exports.js';
import { dashboardApi } from './dashboard.js';
import { figuresApi } from './figures.js';
import { finderApi } from './finder.js';
import { deliveryApi, inboxApi, killSwitchApi } from './messages/inbox.js';
import { lawyerMessagesApi, lawyersApi } from './professionals/lawyers.js';
import { matchingApi, ownMatchingApi } from './search/matching.js';
import { childSupportApi } from './requests/child-support.js';
import { errorReportsApi } from './error-reports.js';
import { inForceApi } from './in-force.js';
import { healthApi } from './health.js';
import { legalApi } from './legal.js';
import { linksApi } from './accounts/links.js';
import { pageViewsApi } from './page-views.js';
import { preferencesApi } from './accounts/preferences.js';
import { privacyApi } from './accounts/privacy.js';
import { siteApi } from './site.js';
import { webhooksApi } from './webhooks.js';
import { joiningApi } from './professionals/joining.js';
import { offersApi } from './search/offers.js';
import { ownAutomationsApi } from './professionals/own-automations.js';
import { proApi } from './professionals/pro.js';
import { recruitingApi } from './professionals/recruiting.js';
import { noticesApi } from './messages/notices.js';
import { smsApi } from './messages/sms.js';
import { surveysApi } from './requests/surveys.js';
import { talkApi } from './messages/talk.js';
import { templatesApi } from './messages/templates.js';
import { registersApi } from './privacy/registers.js';
import { reportsApi } from './reports.js';
import { savedReportsApi } from './saved-reports.js';
import { audiencesApi } from './messages/audiences.js';
import { rulesApi } from './messages/rules.js';
import { documentsApi } from './documents/documents.js';
import { papersApi } from './papers/papers.js';
import { frontEndsApi } from './front-ends.js';
import { intakeApi } from './requests/intake.js';
import { leadsApi } from './requests/leads.js';
import { privacyCopyApi } from './accounts/privacy-copy.js';
import { renewalsApi } from './requests/renewals.js';
import { ownRequestsApi } from './requests/own-requests.js';
import { appointmentsApi } from './scheduling/appointments.js';
import { bookingApi } from './scheduling/booking.js';
import { meetingsApi } from './scheduling/meetings.js';
import { calendarsApi } from './scheduling/calendars.js';
import { ownCalendarApi } from './scheduling/own-calendar.js';
import { presenceApi, savedViewsApi } from './saved-views.js';
import { supplyApi } from './search/supply.js';
import { viewsApi } from './views.js';

export { listQuery } from './lists.js';
export { contracts, type Contract, type FileAnswer } from './contract.js';
export { commandBody, sending } from './shapes.js';
export { FORM_NAMES } from './requests/intake.js';
export { search } from './search/supply.js';

/** Every route: one without a contract does not compile. */
export const API = {
  ...actionsApi,
  ...signInApi,
  ...accountApi,
  ...changesApi,
  ...acceptancesApi,
  ...buyingApi,
  ...invoicesApi,
  ...childSupportApi,
  ...errorReportsApi,
  ...healthApi,
  ...inForceApi,
  ...linksApi,
  ...pageViewsApi,
  ...preferencesApi,
  ...privacyApi,
  ...siteApi,
  ...legalApi,
  ...webhooksApi,
  ...joiningApi,
  ...offersApi,
  ...proApi,
  ...ownAutomationsApi,
  ...recruitingApi,
  ...registersApi,
  ...reportsApi,
  ...savedReportsApi,
  ...campaignsApi,
  ...audiencesApi,
  ...noticesApi,
  ...smsApi,
  ...surveysApi,
  ...talkApi,
  ...templatesApi,
  ...auditApi,
  ...retentionApi,
  ...operationsApi,
  ...configurationApi,
  ...rulesApi,
  ...booksApi,
  ...prospectsApi,
  ...disputesApi,
  ...exclusionsApi,
  ...exportsApi,
  ...dashboardApi,
  ...figuresApi,
  ...finderApi,
  ...deliveryApi,
  ...killSwitchApi,
  ...inboxApi,
  ...lawyerMessagesApi,
  ...lawyersApi,
  ...matchingApi,
  ...ownMatchingApi,
  ...documentsApi,
  ...papersApi,
  ...frontEndsApi,
  ...intakeApi,
  ...leadsApi,
  ...ownRequestsApi,
  ...renewalsApi,
  ...privacyCopyApi,
  ...appointmentsApi,
  ...bookingApi,
  ...meetingsApi,
  ...ownCalendarApi,
  ...calendarsApi,
  ...supplyApi,
  ...savedViewsApi,
  ...presenceApi,
  ...viewsApi,
} satisfies Readonly<Record<Exclude<RouteKey, SecondAddress<typeof signInApi>>, Contract>>;

type Api = typeof API;
/** Method and path of a route, as `GET /api/pro/acceptances/:acceptanceId`. */
export type ApiRoute = keyof Api & string;
/** A parsed request of a route, as its handler receives it. */
export type Asked<K extends ApiRoute> = AskedOf<K, Api[K]>;
/** What a route answers: what its handler returns, and what a client receives. */
export type Answer<K extends ApiRoute> = AnswerOf<Api[K]>;
/** What the handler of a route may return. */
export type Handled<K extends ApiRoute> = HandledOf<Api[K]>;
/** What a client gives to call a route. */
export type Call<K extends ApiRoute> = CallOf<K, Api[K]>;

const known: ReadonlyMap<string, Contract> = new Map(Object.entries(API));
/** The contract of a route by its key; nothing for one that has none. */
export const contractOf = (key: string): Contract | undefined => known.get(key);
