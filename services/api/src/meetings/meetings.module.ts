import { Module } from '@nestjs/common';
import { MeetingsByLinkController } from './by-link.controller.js';
import { OwnMeetingsController } from './own.controller.js';
import { StaffMeetingsController } from './staff.controller.js';

/** Meetings with the team. */
@Module({ controllers: [MeetingsByLinkController, OwnMeetingsController, StaffMeetingsController] })
export class MeetingsModule {}
