import { Module } from '@nestjs/common';
import { SurveysByLinkController } from './by-link.controller.js';
import { SurveyFiguresController } from './figures.controller.js';
import { OpinionsController } from './opinions.controller.js';
import { OwnSurveysController } from './own.controller.js';

/** Surveys. */
@Module({ controllers: [SurveysByLinkController, SurveyFiguresController, OwnSurveysController, OpinionsController] })
export class SurveysModule {}
