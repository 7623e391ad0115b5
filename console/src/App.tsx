import type { ComponentType } from 'react';
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
import { ErrorPage, ForbiddenPage, NotFoundPage } from './components/page/Pages';
import { dataProvider } from './dataProvider';
import { Layout } from './layout/Layout';
import { basename } from './locale';
import { queries } from './api/queries';
import * as pages from './pages';
import { PaletteHost } from './PaletteHost';
import { me, mayRead } from './roles';
import { PLACES, type Path } from './screens';
import { store } from './store';
import { darkTheme, lightTheme } from './theme';

/** What the role may not see asks for nothing and shows the one page that says so, with a way to ask for access. */
const Guard = ({ path, page: Page }: { path: Path; page: ComponentType }) =>
  mayRead(me().role, PLACES[path]) ? <Page /> : <ForbiddenPage />;
const guarded = (path: Path, page: ComponentType) => <Guard path={path} page={page} />;

const queryClient = new QueryClient({ defaultOptions: { queries } });

/** What react-admin lists: the list of each thing and its page, for those who may read them. */
const RESOURCES = [
  <Resource key="leads" name="leads" list={guarded('/leads', pages.LeadList)} edit={guarded('/leads/:id', pages.LeadPage)} />,
  <Resource
    key="validations"
    name="validations"
    list={guarded('/validations', pages.Queue)}
    edit={guarded('/validations/:id', pages.Workbench)}
  />,
  <Resource key="lawyers" name="lawyers" list={guarded('/lawyers', pages.LawyerList)} edit={guarded('/lawyers/:id', pages.LawyerPage)} />,
  <Resource key="messages" name="messages" list={guarded('/messages', pages.MessageList)} />,
  <Resource key="automation-runs" name="automation-runs" list={guarded('/automation-runs', pages.RunList)} />,
  <Resource key="enquiries" name="enquiries" list={guarded('/enquiries', pages.Enquiries)} />,
  <Resource key="job-applications" name="job-applications" list={guarded('/job-applications', pages.JobApplications)} />,
  <Resource key="candidates" name="candidates" list={guarded('/candidates', pages.CandidateList)} />,
  <Resource key="follow-ups" name="follow-ups" list={guarded('/follow-ups', pages.FollowUps)} />,
  <Resource key="users" name="users" list={guarded('/users', pages.UserList)} edit={guarded('/users/:id', pages.UserPage)} />,
  <Resource
    key="blacklist"
    name="blacklist"
    list={guarded('/blacklist', pages.BlacklistList)}
    edit={guarded('/blacklist/:id', pages.BlacklistPage)}
  />,
  <Resource
    key="campaigns"
    name="campaigns"
    list={guarded('/campaigns', pages.CampaignList)}
    edit={guarded('/campaigns/:id', pages.CampaignPage)}
  />,
  <Resource key="exports" name="exports" list={guarded('/exports', pages.ExportList)} />,
  <Resource key="audit" name="audit" list={guarded('/audit', pages.AuditList)} />,
];

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
          title="Console"
          layout={Layout}
          loginPage={false}
          dashboard={pages.Dashboard}
          loading={LoadingPage}
          error={ErrorPage}
          catchAll={NotFoundPage}
          accessDenied={ForbiddenPage}
          authenticationError={AuthenticationError}
          requireAuth
          disableTelemetry
        >
          {RESOURCES}
          <CustomRoutes>
            {pages.PAGES.map(([path, Page]) => (
              <Route key={path} path={path} element={guarded(path, Page)} />
            ))}
            <Route path="/login" element={<Navigate to="/" replace />} />
            <Route path="/surveys" element={<Navigate to="/reviews" replace />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notification />
        <PaletteHost />
      </CssBaseline>
    </AdminContext>
  </BrowserRouter>
);
