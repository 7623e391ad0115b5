import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { DISPATCHER, DispatchHandler } from '@jurilien/event-sourcing/command-bus';
import type { Kernel, Logger } from '@jurilien/runtime';
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
import { CommandsController } from './commands.controller.js';
import { AccountFactorsController } from './factors/account-factors.controller.js';
import { Factors } from './factors/factors.js';
import { FactorLoginController } from './factors/login.controller.js';
import { HealthController } from './health.controller.js';
import { LeadsController } from './leads.controller.js';
import { LiveController } from './live.controller.js';
import { Passwords } from './passwords/passwords.js';
import { ProblemFilter } from './problem.filter.js';
import { DraftsController } from './public/drafts.controller.js';
import { LinksController } from './public/links.controller.js';
import { OfferController } from './public/offer.controller.js';
import { RequestsController } from './public/requests.controller.js';
import { StatusController } from './public/status.controller.js';
import { StepUpController } from './public/step-up.controller.js';
import { WebhooksController } from './public/webhooks.controller.js';
import { OverviewController } from './overview.controller.js';
import { AccountSessionsController } from './sessions/account-sessions.controller.js';
import { ImpersonationsController } from './sessions/impersonations.controller.js';
import { Keyring } from './sessions/keyring.js';
import { RefreshController } from './sessions/refresh.controller.js';
import { Sessions } from './sessions/sessions.js';
import { Standing } from './sessions/standing.js';
import { KERNEL, LOG } from './tokens.js';
import { ViewsController } from './views.controller.js';

/** Wiring of the HTTP process: no rule lives here. */
@Module({})
export class AppModule {
  static with(kernel: Kernel, log: Logger): DynamicModule {
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
        LiveController,
        OverviewController,
        AuditController,
        ChainController,
        RequestsController,
        DraftsController,
        LinksController,
        StatusController,
        OfferController,
        StepUpController,
        LinkChangesController,
        WebhooksController,
      ],
      providers: [
        { provide: KERNEL, useValue: kernel },
        { provide: LOG, useValue: log },
        { provide: DISPATCHER, useValue: kernel.dispatch.bind(kernel) },
        DispatchHandler,
        Keyring,
        Standing,
        Sessions,
        Passwords,
        SignIn,
        AccessLog,
        Factors,
        Changes,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
    };
  }
}
