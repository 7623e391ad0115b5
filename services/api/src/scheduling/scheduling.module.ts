import { Module } from '@nestjs/common';
import { AppointmentsController } from './appointments.controller.js';
import { BookingController } from './booking.controller.js';
import { OwnCalendarController } from './own-calendar.controller.js';

/** Appointments, bookings and own calendars (4.5). */
@Module({ controllers: [BookingController, AppointmentsController, OwnCalendarController] })
export class SchedulingModule {}
