import { Module } from '@nestjs/common';
import { PapersController } from './papers.controller.js';

/** Papers that are generated of requests and appointments (DO5). */
@Module({ controllers: [PapersController] })
export class PapersModule {}
