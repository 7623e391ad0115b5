import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { survey, SURVEY_SIDES } from '../survey.js';

/**
 * Who was asked, what they answered, and who still waits for a call (R39). Free words are read one at a time. What was anonymised
 * keeps its grades, for the figures.
 */
export const surveys = view(survey)({
  name: 'surveys',
  version: 4,
  key: 'id',
  columns: {
    id: 'uuid',
    acceptanceId: 'uuid',
    side: notNull(oneOf(SURVEY_SIDES)),
    leadId: 'uuid',
    professionalId: 'uuid',
    code: 'text',
    province: 'text not null',
    lang: notNull(oneOf(['fr', 'en'])),
    state: notNull(oneOf(['Invited', 'Reminded', 'Answered', 'Moderated', 'Expired'])),
    contacted: 'integer',
    listened: 'integer',
    clearPrice: 'integer',
    platform: 'integer',
    reachable: 'integer',
    described: 'integer',
    serious: 'integer',
    rightField: 'integer',
    overall: 'integer',
    recommend: 'integer',
    outcome: 'text',
    comment: { type: 'text', personal: 'text' },
    /** What the comment is sealed with. */
    commentKey: 'text',
    callMe: 'boolean',
    followUp: 'boolean not null',
    label: 'text',
    publishConsent: 'boolean',
    /** Whether grades may be in the groups that a professional sees. */
    grouped: 'boolean',
    invitedAt: 'timestamptz not null',
    expiresAt: 'timestamptz not null',
    answeredAt: 'timestamptz',
  },
  indexes: [['state', 'invitedAt'], ['followUp', 'answeredAt'], ['leadId'], ['professionalId', 'side'], ['commentKey']],
  sealedBy: 'commentKey',
  search: ['code'],
  read: { province: 'province', lead: 'leadId', detailOnly: ['comment'], figuresOnly: ['commentKey'], defaultSort: ['invitedAt', 'desc'] },
  on: {
    SurveyInvited: (_row, e) => ({
      acceptanceId: e.data.acceptanceId,
      side: e.data.side ?? 'client',
      leadId: e.data.leadId,
      professionalId: e.data.professionalId,
      code: e.data.code,
      province: e.data.province,
      lang: e.data.lang,
      state: 'Invited',
      followUp: false,
      invitedAt: e.occurredAt,
      expiresAt: e.data.expiresAt,
    }),
    SurveyReminded: (row) => row && { ...row, state: 'Reminded' },
    SurveySubmitted: (row, { data: { acceptanceId: _, personId: _p, ...answer }, occurredAt }) =>
      row && { ...row, ...answer, state: 'Answered', answeredAt: occurredAt },
    SurveyModerated: (row, e) => row && { ...row, state: 'Moderated', followUp: false, label: e.data.label },
    SurveyExpired: (row) => row && { ...row, state: 'Expired' },
    SurveyAnonymised: (row) =>
      row && {
        ...row,
        acceptanceId: null,
        leadId: null,
        professionalId: null,
        code: null,
        comment: null,
        commentKey: null,
        followUp: false,
      },
  },
});
export type SurveyRow = RowOf<typeof surveys>;
