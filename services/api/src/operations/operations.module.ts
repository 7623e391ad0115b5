import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { Alive } from './alive.js';
import { OperationsController } from './operations.controller.js';

/** How the machine is, as administrators see it. */
@Module({ imports: [HealthModule], controllers: [OperationsController], providers: [Alive] })
export class OperationsModule {}
