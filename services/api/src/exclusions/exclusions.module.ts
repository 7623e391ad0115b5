import { Module } from '@nestjs/common';
import { BlocksController } from './blocks.controller.js';

/** Blocked people and addresses. */
@Module({ controllers: [BlocksController] })
export class ExclusionsModule {}
