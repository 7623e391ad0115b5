import { Module } from '@nestjs/common';
import { ErrorReportsController } from './error-reports.controller.js';

/** Error reports of the front ends. */
@Module({ controllers: [ErrorReportsController] })
export class ErrorReportsModule {}
