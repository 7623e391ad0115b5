import { lazy, type ComponentType } from 'react';
import { addWords } from './i18nProvider';
import type { Path } from './screens';
import type { Feature } from './words';

/** A page comes when it is opened, together with the words of the features it shows. */
const page = (open: () => Promise<{ default: ComponentType }>, ...features: Feature[]) =>
  lazy(async () => {
    const [opened] = await Promise.all([open(), addWords(features)]);
    return opened;
  });

export const Dashboard = page(
  () => import('./features/dashboard/Dashboard'),
  'requests',
  'search',
  'books',
  'followUps',
  'inbox',
  'dashboard',
);
export const LeadList = page(() => import('./features/requests/LeadList'), 'requests', 'search');
const LeadBoard = page(() => import('./features/requests/LeadBoard'), 'requests', 'search');
const PhoneRequest = page(() => import('./features/requests/PhoneRequest'), 'requests', 'lead', 'validations');
export const LeadPage = page(
  () => import('./features/requests/LeadPage'),
  'requests',
  'lead',
  'validations',
  'exclusions',
  'search',
  'credits',
  'lawyers',
  'acceptances',
  'questions',
  'rules',
  'inbox',
);
export const Queue = page(() => import('./features/validations/Queue'), 'requests', 'validations', 'search');
export const Workbench = page(
  () => import('./features/validations/Workbench'),
  'requests',
  'lead',
  'validations',
  'exclusions',
  'search',
  'credits',
  'lawyers',
  'questions',
  'finder',
  'inbox',
);
export const LawyerList = page(() => import('./features/lawyers/LawyerList'), 'lawyers');
export const LawyerPage = page(
  () => import('./features/lawyers/LawyerPage'),
  'lead',
  'exclusions',
  'audit',
  'inbox',
  'figures',
  'books',
  'credits',
  'lawyers',
  'acceptances',
);
const LawyerDashboard = page(() => import('./features/figures/LawyerDashboard'), 'figures');
const Finder = page(() => import('./features/finder/Finder'), 'lead', 'search', 'lawyers', 'finder');
const WaveSimulator = page(() => import('./features/matching/WaveSimulator'), 'figures', 'matching');
export const UserList = page(() => import('./features/accounts/UserList'), 'accounts');
export const UserPage = page(() => import('./features/accounts/UserPage'), 'lead', 'accounts', 'audit');
export const AuditList = page(() => import('./features/audit/AuditList'), 'lead', 'audit');
export const BlacklistList = page(() => import('./features/exclusions/BlacklistList'), 'exclusions');
export const BlacklistPage = page(() => import('./features/exclusions/BlacklistPage'), 'exclusions');
const Inbox = page(() => import('./features/inbox/Inbox'), 'inbox', 'dashboard');
export const JobApplications = page(() => import('./features/site/JobApplications'), 'site', 'inbox');
export const Enquiries = page(() => import('./features/site/Enquiries'), 'site', 'inbox');
export const Surveys = page(() => import('./features/surveys/Surveys'), 'surveys', 'inbox');
const TemplateList = page(() => import('./features/templates/TemplateList'), 'inbox', 'templates');
const TemplatePage = page(() => import('./features/templates/TemplatePage'), 'inbox', 'templates');
const Delivery = page(() => import('./features/inbox/Delivery'), 'inbox');
const KillSwitches = page(() => import('./features/inbox/switches/KillSwitches'), 'inbox');
const RuleList = page(() => import('./features/rules/RuleList'), 'inbox', 'rules');
const RulePage = page(() => import('./features/rules/RulePage'), 'inbox', 'rules');
const Sales = page(() => import('./features/books/Sales'), 'books', 'credits', 'prices');
const Plans = page(() => import('./features/prices/Plans'), 'books', 'credits', 'prices');
const PromoCodes = page(() => import('./features/prices/PromoCodes'), 'prices');
const Prices = page(() => import('./features/prices/Prices'), 'books', 'prices');
const Configuration = page(() => import('./features/configuration/Configuration'), 'configuration');
const ConfigChanges = page(() => import('./features/configuration/changes/Changes'), 'configuration');
const ConfigCalendars = page(() => import('./features/configuration/Calendars'), 'configuration');
const ConfigReport = page(() => import('./features/configuration/report/Report'), 'configuration');
const QuestionList = page(() => import('./features/questions/QuestionList'), 'questions');
const LegalList = page(() => import('./features/legal/LegalList'), 'legal');
const LegalPage = page(() => import('./features/legal/LegalPage'), 'legal');
const QuestionPage = page(() => import('./features/questions/QuestionPage'), 'questions');
export const CandidateList = page(() => import('./features/recruiting/CandidateList'), 'inbox', 'recruiting');
const Notices = page(() => import('./features/notices/Notices'));
const Site = page(() => import('./features/site/Site'), 'lead', 'site');
export const RunList = page(() => import('./features/inbox/RunList'), 'inbox', 'dashboard');
export const MessageList = page(() => import('./features/inbox/MessageList'), 'inbox', 'dashboard');

/** Pages that are no list or row of a resource. */
export const PAGES: readonly (readonly [path: Path, page: ComponentType])[] = [
  ['/comms', Inbox],
  ['/comms/delivery', Delivery],
  ['/comms/templates', TemplateList],
  ['/comms/templates/:code', TemplatePage],
  ['/comms/switches', KillSwitches],
  ['/comms/rules', RuleList],
  ['/comms/rules/:rule', RulePage],
  ['/comms/:threadId', Inbox],
  ['/dashboard', Dashboard],
  ['/lawyers/:id/dashboard', LawyerDashboard],
  ['/leads/board', LeadBoard],
  ['/leads/by-phone', PhoneRequest],
  ['/finder', Finder],
  ['/wave-simulator', WaveSimulator],
  ['/sales', Sales],
  ['/plans', Plans],
  ['/promo-codes', PromoCodes],
  ['/prices', Prices],
  ['/config', Configuration],
  ['/config/changes', ConfigChanges],
  ['/config/calendars', ConfigCalendars],
  ['/config-report', ConfigReport],
  ['/questions', QuestionList],
  ['/questions/:field', QuestionPage],
  ['/legal', LegalList],
  ['/legal/:code', LegalPage],
  ['/notices', Notices],
  ['/site', Site],
];
