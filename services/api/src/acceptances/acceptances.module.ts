import { Module } from '@nestjs/common';
import { ProAcceptancesController } from './acceptances.controller.js';

/** Accepted requests of a professional. */
@Module({ controllers: [ProAcceptancesController] })
export class AcceptancesModule {}
