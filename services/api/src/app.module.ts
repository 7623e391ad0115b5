import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { Files } from '@jurilien/files';
import type { Kernel, Logger } from '@jurilien/runtime';
import { AcceptancesModule } from './acceptances/acceptances.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AccessGuard } from './auth/access.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { ProspectsModule } from './prospects/prospects.module.js';
import { BooksModule } from './books/books.module.js';
import { BuyingModule } from './buying/buying.module.js';
import { CalendarsModule } from './calendars/calendars.module.js';
import { ChangesModule } from './changes/changes.module.js';
import { ChildSupportModule } from './child-support/child-support.module.js';
import { CommandsModule } from './commands/commands.module.js';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DisputesModule } from './disputes/disputes.module.js';
import { CopiesModule } from './copies/copies.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { PapersModule } from './papers/papers.module.js';
import { CampaignsModule } from './campaigns/campaigns.module.js';
import { ErrorReportsModule } from './error-reports/error-reports.module.js';
import { ExclusionsModule } from './exclusions/exclusions.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { FactorsModule } from './factors/factors.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { FinderModule } from './finder/finder.module.js';
import { HealthModule } from './health/health.module.js';
import { InForceModule } from './in-force/in-force.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { JoiningModule } from './joining/joining.module.js';
import { LawyersModule } from './lawyers/lawyers.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { RulesModule } from './rules/rules.module.js';
import { LegalModule } from './legal/legal.module.js';
import { LinksModule } from './links/links.module.js';
import { MatchingModule } from './matching/matching.module.js';
import { MeetingsModule } from './meetings/meetings.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OffersModule } from './offers/offers.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PageViewsModule } from './page-views/page-views.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { PresenceModule } from './presence/presence.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProModule } from './pro/pro.module.js';
import { RecruitingModule } from './recruiting/recruiting.module.js';
import { RegistersModule } from './registers/registers.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { SavedViewsModule } from './saved-views/saved-views.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SiteModule } from './site/site.module.js';
import { SmsModule } from './sms/sms.module.js';
import { SchedulingModule } from './scheduling/scheduling.module.js';
import { SurveysModule } from './surveys/surveys.module.js';
import { TalkModule } from './talk/talk.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { ViewsModule } from './views/views.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { CoreModule } from './core.module.js';
import { ProblemFilter } from './http/problem.filter.js';
import { ReadLeadNames } from './permissions/lead-names.js';

/** A module per feature. */
const FEATURES = [
  AcceptancesModule,
  AccountsModule,
  AuditModule,
  RetentionModule,
  AuthModule,
  BooksModule,
  ProspectsModule,
  BuyingModule,
  CalendarsModule,
  ChangesModule,
  ChildSupportModule,
  CommandsModule,
  ConfigurationModule,
  DashboardModule,
  DisputesModule,
  CopiesModule,
  DocumentsModule,
  PapersModule,
  CampaignsModule,
  ErrorReportsModule,
  ExclusionsModule,
  ExportsModule,
  FactorsModule,
  FiguresModule,
  FinderModule,
  HealthModule,
  InForceModule,
  InboxModule,
  InvoicesModule,
  JoiningModule,
  LawyersModule,
  LegalModule,
  RulesModule,
  LinksModule,
  MatchingModule,
  MeetingsModule,
  NoticesModule,
  OffersModule,
  OperationsModule,
  PageViewsModule,
  PasswordsModule,
  PreferencesModule,
  PresenceModule,
  PrivacyModule,
  ProModule,
  RecruitingModule,
  RegistersModule,
  ReportsModule,
  RequestsModule,
  SavedViewsModule,
  SessionsModule,
  SiteModule,
  SmsModule,
  SchedulingModule,
  SurveysModule,
  TalkModule,
  TemplatesModule,
  ViewsModule,
  WebhooksModule,
];

/** The HTTP process: a module per feature, and what stands before every one of them. No rule lives here. */
@Module({})
export class AppModule {
  static with(kernel: Kernel, log: Logger, files: Files): DynamicModule {
    return {
      module: AppModule,
      imports: [CoreModule.with(kernel, log, files), ...FEATURES],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: ReadLeadNames },
      ],
    };
  }
}
