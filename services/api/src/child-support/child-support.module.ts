import { Module } from '@nestjs/common';
import { ChildSupportController } from './child-support.controller.js';

/** The child-support calculator. */
@Module({ controllers: [ChildSupportController] })
export class ChildSupportModule {}
