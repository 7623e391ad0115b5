import { Module } from '@nestjs/common';
import { InvoicesController } from './invoices.controller.js';

/** Invoices. */
@Module({ controllers: [InvoicesController] })
export class InvoicesModule {}
