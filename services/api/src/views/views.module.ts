import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { LiveController } from './live.controller.js';
import { ViewsController } from './views.controller.js';

/** Lists, rows and their live streams. */
@Module({ imports: [SessionsModule], controllers: [LiveController, ViewsController] })
export class ViewsModule {}
