import { Module } from '@nestjs/common';
import { CopiesController } from './copies.controller.js';

/** Copies of one's own data. */
@Module({ controllers: [CopiesController] })
export class CopiesModule {}
