import { Module } from '@nestjs/common';
import { CreditsController } from './credits.controller.js';
import { ProPurchasesController } from './purchases.controller.js';
import { ProSubscriptionsController } from './subscriptions.controller.js';
import { ProTopUpController } from './top-up.controller.js';

/** Buying coins and subscriptions. */
@Module({ controllers: [CreditsController, ProPurchasesController, ProSubscriptionsController, ProTopUpController] })
export class BuyingModule {}
