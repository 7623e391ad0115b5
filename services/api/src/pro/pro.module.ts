import { Module } from '@nestjs/common';
import { ProAutomationsController } from './automations.controller.js';
import { ProDashboardController } from './dashboard.controller.js';
import { ProMeController } from './me.controller.js';
import { ProPauseController } from './pause.controller.js';
import { ProWebhookController } from './webhook.controller.js';

/** The professional's own pages. */
@Module({ controllers: [ProAutomationsController, ProDashboardController, ProMeController, ProPauseController, ProWebhookController] })
export class ProModule {}
