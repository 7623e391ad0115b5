import { Module } from '@nestjs/common';
import { ExportsController } from './exports.controller.js';

/** Lists as files. */
@Module({ controllers: [ExportsController] })
export class ExportsModule {}
