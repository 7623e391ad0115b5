import { Module } from '@nestjs/common';
import { IncidentsController } from './incidents.controller.js';
import { ProcessorsController } from './processors.controller.js';

/** The registers that the law wants: incidents, and who receives personal data. */
@Module({ controllers: [IncidentsController, ProcessorsController] })
export class RegistersModule {}
