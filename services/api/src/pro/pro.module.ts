import { Module } from '@nestjs/common';
import { ProDashboardController } from './dashboard.controller.js';
import { ProMeController } from './me.controller.js';
import { ProPauseController } from './pause.controller.js';
import { ProWebhookController } from './webhook.controller.js';

/** The professional's own pages. */
@Module({ controllers: [ProDashboardController, ProMeController, ProPauseController, ProWebhookController] })
export class ProModule {}
