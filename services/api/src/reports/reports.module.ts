import { Module } from '@nestjs/common';
import { ReportsController } from './reports.controller.js';

/** Reports over facts (X16). */
@Module({ controllers: [ReportsController] })
export class ReportsModule {}
