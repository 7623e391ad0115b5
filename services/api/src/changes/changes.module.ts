import { Module } from '@nestjs/common';
import { AccountChangesController } from './account-changes.controller.js';
import { Changes } from './changes.js';
import { LinkChangesController } from './link-changes.controller.js';

/** Changes of private details. */
@Module({ controllers: [AccountChangesController, LinkChangesController], providers: [Changes] })
export class ChangesModule {}
