import { Module } from '@nestjs/common';
import { PageViewsController } from './page-views.controller.js';

/** Counting of page views. */
@Module({ controllers: [PageViewsController] })
export class PageViewsModule {}
