import { Module } from '@nestjs/common';
import { FinderController } from './finder.controller.js';

/** The finder: exact search over what lists mask. */
@Module({ controllers: [FinderController] })
export class FinderModule {}
