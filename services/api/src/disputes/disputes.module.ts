import { Module } from '@nestjs/common';
import { DisputesController } from './disputes.controller.js';

/** Disputed payments. */
@Module({ controllers: [DisputesController] })
export class DisputesModule {}
