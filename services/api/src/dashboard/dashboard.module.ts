import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DayFigures } from './day.js';
import { Work } from './work.js';

/** The first page of the console (X10). */
@Module({ imports: [HealthModule, ReportsModule], controllers: [DashboardController], providers: [DayFigures, Work] })
export class DashboardModule {}
