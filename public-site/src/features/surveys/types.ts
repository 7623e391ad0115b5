import type { Answer } from '@jurilien/contracts/api';

/** C06: whom the client spoke with. */
export type ClientSurvey = Answer<'GET /api/public/survey'>;
/** C07: the request without a name, what may be written down of it, and until when coins may be asked back, by reason. */
export type ProSurvey = Answer<'GET /api/public/pro-survey'>;
export type Survey = ClientSurvey | ProSurvey;
