import { Module } from '@nestjs/common';
import { MatchingController } from './matching.controller.js';
import { OwnMatchingController } from './own-matching.controller.js';
import { TransparencyController } from './transparency.controller.js';

/** Why a professional was or was not offered a request. */
@Module({ controllers: [MatchingController, OwnMatchingController, TransparencyController] })
export class MatchingModule {}
