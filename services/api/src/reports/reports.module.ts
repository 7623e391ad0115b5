import { Module } from '@nestjs/common';
import { ReportsController } from './reports.controller.js';
import { SavedReportsController } from './saved-reports.controller.js';

/** Reports over facts (X16). */
@Module({ controllers: [ReportsController, SavedReportsController] })
export class ReportsModule {}
