import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log.js';
import { AuditController } from './audit.controller.js';
import { ChainController } from './chain.controller.js';

/** The audit trail and the record of who looked at what. */
@Global()
@Module({ controllers: [AuditController, ChainController], providers: [AccessLog], exports: [AccessLog] })
export class AuditModule {}
