import { lazy, type ComponentType } from 'react';
import { CssBaseline } from '@mui/material';
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  LoadingPage,
  Notification,
  Resource,
  type I18nProvider,
} from 'react-admin';
import { QueryClient } from '@tanstack/react-query';
import { BrowserRouter, Navigate, Route } from 'react-router-dom';
import { authProvider } from './authProvider';
import { ErrorPage, ForbiddenPage, NotFoundPage } from './components/Pages';
import { dataProvider } from './dataProvider';
import { Layout } from './layout/Layout';
import { basename } from './locale';
import { me, mayRead } from './roles';
import { PLACES, type Path } from './screens';
import { store } from './store';
import { darkTheme, lightTheme } from './theme';

const Dashboard = lazy(() => import('./features/dashboard/Dashboard'));
const LeadList = lazy(() => import('./features/requests/LeadList'));
const LeadBoard = lazy(() => import('./features/requests/LeadBoard'));
const PhoneRequest = lazy(() => import('./features/requests/PhoneRequest'));
const LeadPage = lazy(() => import('./features/requests/LeadPage'));
const Queue = lazy(() => import('./features/validations/Queue'));
const Workbench = lazy(() => import('./features/validations/Workbench'));
const LawyerList = lazy(() => import('./features/lawyers/LawyerList'));
const LawyerPage = lazy(() => import('./features/lawyers/LawyerPage'));
const LawyerDashboard = lazy(() => import('./features/figures/LawyerDashboard'));
const Finder = lazy(() => import('./features/finder/Finder'));
const WaveSimulator = lazy(() => import('./features/matching/WaveSimulator'));
const UserList = lazy(() => import('./features/accounts/UserList'));
const UserPage = lazy(() => import('./features/accounts/UserPage'));
const AuditList = lazy(() => import('./features/audit/AuditList'));
const BlacklistList = lazy(() => import('./features/exclusions/BlacklistList'));
const BlacklistPage = lazy(() => import('./features/exclusions/BlacklistPage'));
const Inbox = lazy(() => import('./features/inbox/Inbox'));
const JobApplications = lazy(() => import('./features/site/JobApplications'));
const Enquiries = lazy(() => import('./features/site/Enquiries'));
const Surveys = lazy(() => import('./features/surveys/Surveys'));
const Delivery = lazy(() => import('./features/inbox/Delivery'));
const Sales = lazy(() => import('./features/books/Sales'));
const Plans = lazy(() => import('./features/prices/Plans'));
const PromoCodes = lazy(() => import('./features/prices/PromoCodes'));
const Prices = lazy(() => import('./features/prices/Prices'));
const QuestionList = lazy(() => import('./features/questions/QuestionList'));
const QuestionPage = lazy(() => import('./features/questions/QuestionPage'));
const CandidateList = lazy(() => import('./features/recruiting/CandidateList'));
const Site = lazy(() => import('./features/site/Site'));
const MessageList = lazy(() => import('./features/inbox/MessageList'));

/** Pages that are no list or row of a resource. */
const PAGES: readonly (readonly [path: Path, page: ComponentType])[] = [
  ['/comms', Inbox],
  ['/comms/delivery', Delivery],
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
  ['/questions', QuestionList],
  ['/questions/:field', QuestionPage],
  ['/site', Site],
];

/** What the role may not see asks for nothing and shows the one page that says so, with a way to ask for access. */
const Guard = ({ path, page: Page }: { path: Path; page: ComponentType }) =>
  mayRead(me().role, PLACES[path]) ? <Page /> : <ForbiddenPage />;
const guarded = (path: Path, page: ComponentType) => <Guard path={path} page={page} />;

/** Reads may be retried once; answers that will not change (4xx) never are. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 1 && !((error as { status?: number }).status! >= 400),
      staleTime: 2_000,
      refetchOnWindowFocus: true,
    },
  },
});

/**
 * What <Admin> puts together, without the pages of react-admin that ours replace: its layout, menu, forms of sign-in.
 * Navigations are applied at once: one that waits as a transition lets the sign-out of a stranger repeat itself until it is rendered.
 */
export const App = ({ i18n }: { i18n: I18nProvider }) => (
  <BrowserRouter basename={basename} useTransitions={false}>
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme>
        <CoreAdminUI
          title="Jurilien"
          layout={Layout}
          loginPage={false}
          dashboard={Dashboard}
          loading={LoadingPage}
          error={ErrorPage}
          catchAll={NotFoundPage}
          accessDenied={ForbiddenPage}
          authenticationError={AuthenticationError}
          requireAuth
          disableTelemetry
        >
          <Resource name="leads" list={guarded('/leads', LeadList)} edit={guarded('/leads/:id', LeadPage)} />
          <Resource name="validations" list={guarded('/validations', Queue)} edit={guarded('/validations/:id', Workbench)} />
          <Resource name="lawyers" list={guarded('/lawyers', LawyerList)} edit={guarded('/lawyers/:id', LawyerPage)} />
          <Resource name="messages" list={guarded('/messages', MessageList)} />
          <Resource name="enquiries" list={guarded('/enquiries', Enquiries)} />
          <Resource name="job-applications" list={guarded('/job-applications', JobApplications)} />
          <Resource name="candidates" list={guarded('/candidates', CandidateList)} />
          <Resource name="surveys" list={guarded('/surveys', Surveys)} />
          <Resource name="users" list={guarded('/users', UserList)} edit={guarded('/users/:id', UserPage)} />
          <Resource name="blacklist" list={guarded('/blacklist', BlacklistList)} edit={guarded('/blacklist/:id', BlacklistPage)} />
          <Resource name="audit" list={guarded('/audit', AuditList)} />
          <CustomRoutes>
            {PAGES.map(([path, Page]) => (
              <Route key={path} path={path} element={guarded(path, Page)} />
            ))}
            <Route path="/login" element={<Navigate to="/" replace />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notification />
      </CssBaseline>
    </AdminContext>
  </BrowserRouter>
);
