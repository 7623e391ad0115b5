import { Module } from '@nestjs/common';
import { RetentionController } from './retention.controller.js';

/** How long what we hold is kept, as the team sees it. */
@Module({ controllers: [RetentionController] })
export class RetentionModule {}
