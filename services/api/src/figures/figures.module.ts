import { Module } from '@nestjs/common';
import { Figures } from './figures.js';
import { FiguresController } from './figures.controller.js';
import { OverviewController } from './overview.controller.js';

/** Figures of the dashboards. */
@Module({ controllers: [FiguresController, OverviewController], providers: [Figures] })
export class FiguresModule {}
