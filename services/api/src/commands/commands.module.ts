import { Module } from '@nestjs/common';
import { CommandsController } from './commands.controller.js';

/** The one door of commands. */
@Module({ controllers: [CommandsController] })
export class CommandsModule {}
