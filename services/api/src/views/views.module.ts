import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ActionsController } from './actions.controller.js';
import { LiveController } from './live.controller.js';
import { VIEW_QUERIES } from './query-handlers.js';
import { ViewsController } from './views.controller.js';

/** Lists, rows and their live streams; its handlers answer every read of a view that goes over the query bus. */
@Module({ imports: [SessionsModule], controllers: [ActionsController, LiveController, ViewsController], providers: VIEW_QUERIES })
export class ViewsModule {}
