import { Module } from '@nestjs/common';
import { Figures } from './figures.js';
import { FiguresController } from './figures.controller.js';

/** Figures of professionals. */
@Module({ controllers: [FiguresController], providers: [Figures] })
export class FiguresModule {}
