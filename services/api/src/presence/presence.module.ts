import { Module } from '@nestjs/common';
import { PresenceController } from './presence.controller.js';

/** Who has what open in the console. */
@Module({ controllers: [PresenceController] })
export class PresenceModule {}
