import { Module, type DynamicModule } from '@nestjs/common';
import type { Files } from '@jurilien/files';
import type { Kernel, Logger } from '@jurilien/runtime';
import { CommandsModule } from './commands.module.js';
import { Jobs } from './jobs.js';
import { FILES, GATEWAYS, LOG } from './tokens.js';
import type { Gateways } from './work/gateways.js';

/** What the worker's process provides: the kernel, the command bus, and a handler for every kind of work. */
@Module({})
export class WorkerModule {
  static with(kernel: Kernel, log: Logger, gateways: Gateways, files: Files): DynamicModule {
    return {
      module: WorkerModule,
      imports: [CommandsModule.with(kernel)],
      providers: [{ provide: LOG, useValue: log }, { provide: GATEWAYS, useValue: gateways }, { provide: FILES, useValue: files }, Jobs],
    };
  }
}
