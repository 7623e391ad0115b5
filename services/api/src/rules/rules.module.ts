import { Module } from '@nestjs/common';
import { RulesController } from './rules.controller.js';

/** Rules of messages as staff read them: each with its versions, and what they do about one request. */
@Module({ controllers: [RulesController] })
export class RulesModule {}
