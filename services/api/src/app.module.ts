import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { DISPATCHER, DispatchHandler } from '@jurilien/event-sourcing/command-bus';
import type { Files } from '@jurilien/files';
import { stripeGateway, type PaymentGateway } from '@jurilien/payments';
import { measured, type Kernel, type Logger } from '@jurilien/runtime';
import { AccountController } from './accounts/account.controller.js';
import { LoginController } from './accounts/login.controller.js';
import { PasswordController } from './accounts/password.controller.js';
import { SignIn } from './accounts/sign-in.js';
import { AccessLog } from './audit/access-log.js';
import { AuditController } from './audit/audit.controller.js';
import { ChainController } from './audit/chain.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AccountChangesController } from './changes/account-changes.controller.js';
import { Changes } from './changes/changes.js';
import { LinkChangesController } from './changes/link-changes.controller.js';
import { ClientRequestsController } from './client/requests.controller.js';
import { CommandsController } from './commands.controller.js';
import { BooksController } from './books/books.controller.js';
import { DisputesController } from './disputes/disputes.controller.js';
import { BlocksController } from './exclusions/blocks.controller.js';
import { AccountFactorsController } from './factors/account-factors.controller.js';
import { Factors } from './factors/factors.js';
import { FactorLoginController } from './factors/login.controller.js';
import { Figures } from './figures/figures.js';
import { FiguresController } from './figures/figures.controller.js';
import { FinderController } from './finder/finder.controller.js';
import { HealthController } from './health.controller.js';
import { LawyersController } from './lawyers/lawyers.controller.js';
import { LawyerMessagesController } from './lawyers/messages.controller.js';
import { LeadNames, ReadLeadNames } from './lead-names.js';
import { LeadsController } from './leads.controller.js';
import { PhoneRequestsController } from './phone-requests.controller.js';
import { MatchingController } from './matching/matching.controller.js';
import { OwnMatchingController } from './matching/own-matching.controller.js';
import { TransparencyController } from './matching/transparency.controller.js';
import { LiveController } from './live.controller.js';
import { Passwords } from './passwords/passwords.js';
import { ProblemFilter } from './problem.filter.js';
import { ProOffersController } from './pro/offers.controller.js';
import { ProDashboardController } from './pro/dashboard.controller.js';
import { ProPauseController } from './pro/pause.controller.js';
import { ProBoardController } from './pro/board.controller.js';
import { ProMeController } from './pro/me.controller.js';
import { ProWebhookController } from './pro/webhook.controller.js';
import { DocumentsController } from './documents/documents.controller.js';
import { LeadDocumentsController } from './documents/lead-documents.controller.js';
import { OwnLeadDocumentsController } from './documents/own-lead-documents.controller.js';
import { DraftsController } from './public/drafts.controller.js';
import { IntakeController } from './public/intake.controller.js';
import { LeadCorrectionController } from './public/lead-correction.controller.js';
import { LeadFactsController } from './public/lead-facts.controller.js';
import { LinksController } from './public/links.controller.js';
import { OfferController } from './public/offer.controller.js';
import { RequestsController } from './public/requests.controller.js';
import { WorkController } from './public/work.controller.js';
import { StatusController } from './public/status.controller.js';
import { StepUpController } from './public/step-up.controller.js';
import { PreferencesController } from './public/preferences.controller.js';
import { UnsubscribeController } from './public/unsubscribe.controller.js';
import { DeliveryController } from './inbox/delivery.controller.js';
import { SmsController } from './sms/sms.controller.js';
import { ClientThreadsController } from './talk/client-threads.controller.js';
import { LinkThreadsController } from './talk/link-threads.controller.js';
import { ProThreadsController } from './talk/pro-threads.controller.js';
import { InboxController } from './inbox/inbox.controller.js';
import { ProTopUpController } from './buying/top-up.controller.js';
import { ProSubscriptionsController } from './buying/subscriptions.controller.js';
import { ProPurchasesController } from './buying/purchases.controller.js';
import { MailWebhooksController } from './public/mail-webhooks.controller.js';
import { StripeWebhooksController } from './public/stripe-webhooks.controller.js';
import { WebhooksController } from './public/webhooks.controller.js';
import { JobApplicationsController } from './site/job-applications.controller.js';
import { SurveysByLinkController } from './surveys/by-link.controller.js';
import { SurveyFiguresController } from './surveys/figures.controller.js';
import { OwnSurveysController } from './surveys/own.controller.js';
import { ContactController } from './site/contact.controller.js';
import { ErrorReportsController } from './error-reports/error-reports.controller.js';
import { PageViewsController } from './page-views/page-views.controller.js';
import { OverviewController } from './overview.controller.js';
import { AccountSessionsController } from './sessions/account-sessions.controller.js';
import { ImpersonationsController } from './sessions/impersonations.controller.js';
import { Keyring } from './sessions/keyring.js';
import { RefreshController } from './sessions/refresh.controller.js';
import { Sessions } from './sessions/sessions.js';
import { Standing } from './sessions/standing.js';
import { ProAcceptancesController } from './pro/acceptances.controller.js';
import { ApplicationController } from './joining/application.controller.js';
import { CloseAccountController } from './joining/close-account.controller.js';
import { QuestionsController } from './public/questions.controller.js';
import { ChildSupportController } from './child-support/child-support.controller.js';
import { EligibleCountsController } from './public/eligible-counts.controller.js';
import { PublicProfilesController } from './joining/public-profiles.controller.js';
import { ProofsController } from './joining/proofs.controller.js';
import { CandidatesController } from './recruiting/candidates.controller.js';
import { EmployeeAlertsController } from './recruiting/alerts.controller.js';
import { CvController } from './recruiting/cv.controller.js';
import { OwnCandidateController } from './recruiting/own-profile.controller.js';
import { CandidateRegistrationController } from './recruiting/registration.controller.js';
import { RegistrationController } from './joining/registration.controller.js';
import { CreditsController } from './buying/credits.controller.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { ARRIVING, FILES, KERNEL, LOG, PAYMENTS } from './tokens.js';
import { ViewsController } from './views.controller.js';

/** Somebody waits for the answer: less patience than a job has. */
const paymentsOf = ({ settings: s }: Kernel): PaymentGateway =>
  measured(
    'payments',
    stripeGateway({ secretKey: s.STRIPE_SECRET_KEY, baseUrl: s.STRIPE_API_BASE, timeoutMs: Math.min(s.PROVIDER_TIMEOUT_MS, 8_000) }),
  );

/** Wiring of the HTTP process: no rule lives here. */
@Module({})
export class AppModule {
  static with(kernel: Kernel, log: Logger, files: Files): DynamicModule {
    return {
      module: AppModule,
      imports: [CqrsModule.forRoot()],
      controllers: [
        HealthController,
        LoginController,
        PasswordController,
        AccountController,
        RefreshController,
        AccountSessionsController,
        ImpersonationsController,
        FactorLoginController,
        AccountFactorsController,
        AccountChangesController,
        CommandsController,
        ViewsController,
        LeadsController,
        PhoneRequestsController,
        MatchingController,
        OwnMatchingController,
        TransparencyController,
        FiguresController,
        BooksController,
        DisputesController,
        LawyersController,
        LawyerMessagesController,
        FinderController,
        LiveController,
        OverviewController,
        PageViewsController,
        ContactController,
        JobApplicationsController,
        SurveyFiguresController,
        OwnSurveysController,
        ErrorReportsController,
        AuditController,
        ChainController,
        RequestsController,
        WorkController,
        DocumentsController,
        DraftsController,
        IntakeController,
        LeadCorrectionController,
        LeadFactsController,
        LeadDocumentsController,
        OwnLeadDocumentsController,
        LinksController,
        StatusController,
        ClientRequestsController,
        ProAcceptancesController,
        OfferController,
        StepUpController,
        SurveysByLinkController,
        LinkChangesController,
        WebhooksController,
        StripeWebhooksController,
        MailWebhooksController,
        ProPurchasesController,
        ProSubscriptionsController,
        ProTopUpController,
        UnsubscribeController,
        PreferencesController,
        InboxController,
        SmsController,
        ProThreadsController,
        ClientThreadsController,
        LinkThreadsController,
        DeliveryController,
        RegistrationController,
        CandidateRegistrationController,
        OwnCandidateController,
        CandidatesController,
        CvController,
        EmployeeAlertsController,
        ApplicationController,
        ProofsController,
        PublicProfilesController,
        EligibleCountsController,
        ChildSupportController,
        QuestionsController,
        CloseAccountController,
        BlocksController,
        ProMeController,
        ProWebhookController,
        ProBoardController,
        ProPauseController,
        ProDashboardController,
        ProOffersController,
        CreditsController,
        InvoicesController,
      ],
      providers: [
        { provide: KERNEL, useValue: kernel },
        { provide: LOG, useValue: log },
        { provide: FILES, useValue: files.kept },
        { provide: ARRIVING, useValue: files.arriving },
        { provide: PAYMENTS, useValue: paymentsOf(kernel) },
        { provide: DISPATCHER, useValue: kernel.dispatch.bind(kernel) },
        DispatchHandler,
        Keyring,
        Standing,
        Sessions,
        Passwords,
        SignIn,
        AccessLog,
        Factors,
        Figures,
        Changes,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AuthGuard },
        LeadNames,
        { provide: APP_INTERCEPTOR, useClass: ReadLeadNames },
      ],
    };
  }
}
