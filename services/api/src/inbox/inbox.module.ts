import { Module } from '@nestjs/common';
import { DeliveryController } from './delivery.controller.js';
import { InboxController } from './inbox.controller.js';
import { KillSwitchesController } from './kill-switches.controller.js';

/** The inbox of the team. */
@Module({ controllers: [DeliveryController, InboxController, KillSwitchesController] })
export class InboxModule {}
