import { Module } from '@nestjs/common';
import { TemplatesController } from './templates.controller.js';

/** The words of messages. */
@Module({ controllers: [TemplatesController] })
export class TemplatesModule {}
