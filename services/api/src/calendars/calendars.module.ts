import { Module } from '@nestjs/common';
import { CalendarsController } from './calendars.controller.js';
import { FeedController } from './feed.controller.js';

/** One's own calendar in a calendar program, and another calendar of one's own here. */
@Module({ controllers: [CalendarsController, FeedController] })
export class CalendarsModule {}
