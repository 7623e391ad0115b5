import { Module } from '@nestjs/common';
import { NoticesController } from './notices.controller.js';

/** What the product tells the person who is signed in. */
@Module({ controllers: [NoticesController] })
export class NoticesModule {}
