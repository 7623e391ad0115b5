import { Module } from '@nestjs/common';
import { BooksController } from './books.controller.js';

/** The books: sales, taxes and statements. */
@Module({ controllers: [BooksController] })
export class BooksModule {}
