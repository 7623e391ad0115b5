import { Module } from '@nestjs/common';
import { reports, type Kernel } from '@jurilien/runtime';
import { KERNEL, REPORTS } from '../tokens.js';
import { ReportsController } from './reports.controller.js';
import { SavedReportsController } from './saved-reports.controller.js';

/** Reports over facts (X16). What is counted from is kept in memory once for all who ask. */
@Module({
  controllers: [ReportsController, SavedReportsController],
  providers: [{ provide: REPORTS, inject: [KERNEL], useFactory: (kernel: Kernel) => reports(kernel) }],
  exports: [REPORTS],
})
export class ReportsModule {}
