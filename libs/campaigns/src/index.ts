import { context } from '@jurilien/event-sourcing';
import { saveSegment } from './decisions/save-segment.js';
import { segment } from './segment.js';
import { segmentsView } from './views/segments.js';

/** Whom campaigns are for, and their life (4.9). */
export const campaignContext = context({
  name: 'campaigns',
  deciders: [segment],
  decisions: [saveSegment],
  views: [segmentsView],
  automations: [],
});

export { type Audience, AUDIENCES, FIELDS_OF, fieldsOf, type FieldOf, queryFaults } from './audience/index.js';
export { CLIENT_STATES } from './audience/clients.js';
export { type AudienceField, type FieldType, operatorsOf, type Option } from './audience/field.js';
export { saveSegment };
export { segment, type SegmentState, type SegmentVersion, segmentVersion, segmentWithin } from './segment.js';
