import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { DISPATCHER, DispatchHandler, overBus } from '@jurilien/event-sourcing/command-bus';
import type { Kernel } from '@jurilien/runtime';
import { KERNEL } from './tokens.js';

/** The kernel and the command bus, whose one handler runs every command through its decision. */
@Module({})
export class CommandsModule {
  static with(kernel: Kernel): DynamicModule {
    const shared = { provide: KERNEL, useFactory: (bus: CommandBus) => overBus(kernel, bus), inject: [CommandBus] };
    return {
      module: CommandsModule,
      imports: [CqrsModule.forRoot()],
      providers: [shared, { provide: DISPATCHER, useValue: kernel.dispatch.bind(kernel) }, DispatchHandler],
      exports: [shared, CqrsModule],
    };
  }
}

/** Runs something that sends commands and has no jobs, an operator's tool or the demo, with a bus for as long as it runs. */
export async function withBus<T>(kernel: Kernel, run: (kernel: Kernel) => Promise<T>): Promise<T> {
  const app = await NestFactory.createApplicationContext(CommandsModule.with(kernel), { logger: false, abortOnError: false });
  try {
    return await run(app.get<Kernel>(KERNEL));
  } finally {
    await app.close();
  }
}
