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

export const Dashboard = page(() => import('./features/dashboard/Dashboard'), 'requests', 'dashboard', 'reports');
export const LeadList = page(() => import('./features/requests/LeadList'), 'requests', 'privacy', 'exports');
const LeadBoard = page(() => import('./features/requests/LeadBoard'), 'requests');
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
  'followUps',
  'meetings',
  'documents',
  'scheduling',
  'audit',
  'inbox',
  'privacy',
);
export const Queue = page(() => import('./features/validations/Queue'), 'requests', 'validations');
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
  'meetings',
  'followUps',
  'inbox',
);
export const LawyerList = page(() => import('./features/lawyers/LawyerList'), 'lawyers', 'exports');
export const LawyerPage = page(
  () => import('./features/lawyers/LawyerPage'),
  'lead',
  'exclusions',
  'audit',
  'meetings',
  'followUps',
  'documents',
  'scheduling',
  'inbox',
  'rules',
  'figures',
  'books',
  'credits',
  'lawyers',
  'acceptances',
  'privacy',
  'exports',
);
const LawyerDashboard = page(() => import('./features/figures/LawyerDashboard'), 'figures');
const Finder = page(() => import('./features/finder/Finder'), 'lead', 'search', 'lawyers', 'finder', 'followUps');
export const Palette = page(() => import('./features/palette/Palette'), 'lawyers', 'finder', 'followUps', 'palette');
const WaveSimulator = page(() => import('./features/matching/WaveSimulator'), 'figures', 'matching');
export const UserList = page(() => import('./features/accounts/UserList'), 'accounts');
export const UserPage = page(() => import('./features/accounts/UserPage'), 'lead', 'accounts', 'audit', 'privacy');
export const AuditList = page(() => import('./features/audit/AuditList'), 'lead', 'audit');
export const BlacklistList = page(() => import('./features/exclusions/BlacklistList'), 'exclusions');
export const BlacklistPage = page(() => import('./features/exclusions/BlacklistPage'), 'exclusions');
const MeetingCalendar = page(() => import('./features/meetings/MeetingCalendar'), 'meetings');
const MeetingPage = page(() => import('./features/meetings/MeetingPage'), 'meetings', 'lead', 'audit');
const HoldList = page(() => import('./features/scheduling/HoldList'), 'scheduling');
const AppointmentList = page(() => import('./features/scheduling/AppointmentList'), 'scheduling', 'lead', 'audit');
const AvailabilityList = page(() => import('./features/scheduling/AvailabilityList'), 'scheduling');
export const CampaignList = page(() => import('./features/campaigns/CampaignList'), 'campaigns');
export const CampaignPage = page(() => import('./features/campaigns/CampaignPage'), 'campaigns', 'exports');
const Inbox = page(() => import('./features/inbox/Inbox'), 'inbox', 'followUps');
export const JobApplications = page(() => import('./features/site/JobApplications'), 'site', 'inbox');
export const Enquiries = page(() => import('./features/site/Enquiries'), 'site', 'inbox');
const Reviews = page(() => import('./features/surveys/Reviews'), 'surveys', 'inbox');
const Surveys = page(() => import('./features/surveys/Surveys'), 'surveys', 'inbox', 'followUps');
export const FollowUps = page(() => import('./features/followUps/FollowUpList'), 'followUps', 'inbox');
const TemplateList = page(() => import('./features/templates/TemplateList'), 'inbox', 'templates');
const TemplatePage = page(() => import('./features/templates/TemplatePage'), 'inbox', 'templates');
const VariablePage = page(() => import('./features/variables/VariablePage'), 'inbox', 'templates', 'variables');
const Delivery = page(() => import('./features/inbox/Delivery'), 'inbox');
const KillSwitches = page(() => import('./features/inbox/switches/KillSwitches'), 'inbox');
const RuleList = page(() => import('./features/rules/RuleList'), 'inbox', 'rules');
const RulePage = page(() => import('./features/rules/RulePage'), 'inbox', 'rules');
const OpsReport = page(() => import('./features/reports/OpsReport'), 'reports');
const ReportRows = page(() => import('./features/reports/ReportRows'), 'reports');
const Sales = page(() => import('./features/books/Sales'), 'books', 'credits', 'prices', 'prospects');
const ProspectBoard = page(() => import('./features/prospects/Board'), 'prospects', 'prices');
const ProspectList = page(() => import('./features/prospects/ProspectList'), 'prospects', 'prices');
const ProspectPage = page(() => import('./features/prospects/ProspectPage'), 'prospects', 'followUps', 'audit', 'lead');
const Leaving = page(() => import('./features/prospects/Leaving'), 'prospects', 'prices');
const ProspectImport = page(() => import('./features/prospects/import/ImportList'), 'prospects', 'prices');
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
export const CandidateList = page(() => import('./features/recruiting/CandidateList'), 'inbox', 'meetings', 'recruiting', 'privacy');
const Privacy = page(() => import('./features/privacy/Privacy'), 'privacy');
const CaseList = page(() => import('./features/privacy/requests/CaseList'), 'privacy');
const CasePage = page(() => import('./features/privacy/requests/CasePage'), 'lead', 'audit', 'privacy');
const ErasureList = page(() => import('./features/privacy/erasures/ErasureList'), 'privacy');
const IncidentList = page(() => import('./features/privacy/incidents/IncidentList'), 'privacy');
const IncidentPage = page(() => import('./features/privacy/incidents/IncidentPage'), 'lead', 'audit', 'privacy');
const RetentionRuns = page(() => import('./features/privacy/retention/RetentionRuns'), 'privacy');
const ProcessorList = page(() => import('./features/privacy/processors/ProcessorList'), 'privacy');
export const ExportList = page(() => import('./features/exports/ExportList'), 'exports');
const Operations = page(() => import('./features/operations/Operations'), 'operations', 'inbox');
const Notices = page(() => import('./features/notices/Notices'));
const Site = page(() => import('./features/site/Site'), 'lead', 'site');
export const RunList = page(() => import('./features/inbox/RunList'), 'inbox');
export const MessageList = page(() => import('./features/inbox/MessageList'), 'inbox', 'privacy', 'exports');

/** Pages that are no list or row of a resource. */
export const PAGES: readonly (readonly [path: Path, page: ComponentType])[] = [
  ['/comms', Inbox],
  ['/comms/delivery', Delivery],
  ['/comms/templates', TemplateList],
  ['/comms/templates/:code', TemplatePage],
  ['/comms/switches', KillSwitches],
  ['/comms-variables', VariablePage],
  ['/comms/rules', RuleList],
  ['/comms/rules/:rule', RulePage],
  ['/comms/:threadId', Inbox],
  ['/dashboard', Dashboard],
  ['/reviews', Surveys],
  ['/reviews/published', Reviews],
  ['/meeting', MeetingCalendar],
  ['/meeting/:id', MeetingPage],
  ['/reservations', HoldList],
  ['/reservations/appointments', AppointmentList],
  ['/reservations/availability', AvailabilityList],
  ['/lawyers/:id/dashboard', LawyerDashboard],
  ['/leads/board', LeadBoard],
  ['/leads/by-phone', PhoneRequest],
  ['/finder', Finder],
  ['/wave-simulator', WaveSimulator],
  ['/ops-report', OpsReport],
  ['/ops-report/requests', ReportRows],
  ['/sales', Sales],
  ['/sales/prospects', ProspectBoard],
  ['/prospects', ProspectList],
  ['/prospects/:id', ProspectPage],
  ['/sales/leaving', Leaving],
  ['/sales/import', ProspectImport],
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
  ['/privacy', Privacy],
  ['/privacy/requests', CaseList],
  ['/privacy/requests/:id', CasePage],
  ['/privacy/erasures', ErasureList],
  ['/privacy/incidents', IncidentList],
  ['/privacy/incidents/:id', IncidentPage],
  ['/privacy/retention', RetentionRuns],
  ['/privacy/processors', ProcessorList],
  ['/jobs', Operations],
  ['/notices', Notices],
  ['/site', Site],
];
