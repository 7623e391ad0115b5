import { Module } from '@nestjs/common';
import { LegalController } from './legal.controller.js';

/** Legal documents as everyone reads them. */
@Module({ controllers: [LegalController] })
export class LegalModule {}
