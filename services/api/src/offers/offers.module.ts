import { Module } from '@nestjs/common';
import { ProBoardController } from './board.controller.js';
import { OfferController } from './offer.controller.js';
import { ProOffersController } from './offers.controller.js';

/** Offers and the board, as the professional sees them. */
@Module({ controllers: [ProBoardController, OfferController, ProOffersController] })
export class OffersModule {}
