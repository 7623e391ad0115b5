import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';

/** Liveness, readiness and what is behind them. */
@Module({ controllers: [HealthController] })
export class HealthModule {}
