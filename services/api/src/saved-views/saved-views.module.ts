import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller.js';

/** How people arrange the lists of the console. */
@Module({ controllers: [SavedViewsController] })
export class SavedViewsModule {}
