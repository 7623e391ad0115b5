import { Module } from '@nestjs/common';
import { ProspectsController } from './prospects.controller.js';

/** People who may become members. */
@Module({ controllers: [ProspectsController] })
export class ProspectsModule {}
