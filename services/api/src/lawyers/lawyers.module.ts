import { Module } from '@nestjs/common';
import { LawyersController } from './lawyers.controller.js';
import { LawyerMessagesController } from './messages.controller.js';

/** The staff's list of professionals and messages to them. */
@Module({ controllers: [LawyersController, LawyerMessagesController] })
export class LawyersModule {}
