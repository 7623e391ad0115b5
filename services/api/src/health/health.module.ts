import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { OwnHealth } from './own-health.js';

/** Liveness, readiness and what is behind them. */
@Module({ controllers: [HealthController], providers: [OwnHealth], exports: [OwnHealth] })
export class HealthModule {}
