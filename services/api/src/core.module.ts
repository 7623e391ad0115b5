import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { DISPATCHER, DispatchHandler, overBus } from '@jurilien/event-sourcing/command-bus';
import type { Files } from '@jurilien/files';
import { stripeGateway, type PaymentGateway } from '@jurilien/payments';
import { measured, type Kernel, type Logger } from '@jurilien/runtime';
import { LeadNames } from './permissions/lead-names.js';
import { ARRIVING, FILES, KERNEL, LOG, PAYMENTS, SCANNER } from './tokens.js';

/** A person waits for the answer: less patience than a job has. */
const paymentsOf = ({ settings: s }: Kernel): PaymentGateway =>
  measured(
    'payments',
    stripeGateway({ secretKey: s.STRIPE_SECRET_KEY, baseUrl: s.STRIPE_API_BASE, timeoutMs: Math.min(s.PROVIDER_TIMEOUT_MS, 8_000) }),
  );

/** What every feature may ask for: the kernel, the buses, the log, files and the payment provider. */
@Global()
@Module({})
export class CoreModule {
  static with(kernel: Kernel, log: Logger, files: Files): DynamicModule {
    const shared = [
      { provide: KERNEL, useFactory: (bus: CommandBus) => overBus(kernel, bus), inject: [CommandBus] },
      { provide: LOG, useValue: log },
      { provide: FILES, useValue: files.kept },
      { provide: ARRIVING, useValue: files.arriving },
      { provide: SCANNER, useValue: files.scanner },
      { provide: PAYMENTS, useValue: paymentsOf(kernel) },
      LeadNames,
    ];
    return {
      module: CoreModule,
      imports: [CqrsModule.forRoot()],
      providers: [...shared, { provide: DISPATCHER, useValue: kernel.dispatch.bind(kernel) }, DispatchHandler],
      exports: [...shared, CqrsModule],
    };
  }
}
