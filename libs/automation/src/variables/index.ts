import { templateOf, templates } from '@jurilien/notifications';
import type { Variable } from '../variable.js';
import { acceptanceVariables } from './acceptances.js';
import { endingVariables } from './endings.js';
import { intakeVariables } from './intake.js';
import { boardVariables } from './board.js';
import { teamVariables } from './team.js';
import { habitVariables } from './offer-habits.js';
import { offerVariables } from './offers.js';
import { candidateVariables } from './candidates.js';
import { memberVariables } from './members.js';
import { moneyVariables } from './money.js';
import { accountVariables } from './accounts.js';
import { privacyVariables } from './privacy.js';
import { contactVariables } from './contact-details.js';
import { professionalVariables } from './professionals.js';
import { documentVariables } from './documents.js';
import { renewalVariables } from './renewals.js';
import { reportVariables } from './reports/index.js';
import { requestVariables } from './requests.js';
import { searchVariables } from './searches.js';
import { afterAcceptanceVariables } from './after-acceptance.js';
import { meetingVariables } from './scheduling/meetings.js';
import { appointmentVariables } from './scheduling/appointments.js';
import { surveyVariables } from './surveys.js';
import { wordsBetweenVariables } from './words-between.js';

/** Everything that templates may say. */
export const VARIABLES: readonly Variable[] = [
  ...acceptanceVariables,
  ...professionalVariables,
  ...requestVariables,
  ...documentVariables,
  ...intakeVariables,
  ...searchVariables,
  ...renewalVariables,
  ...endingVariables,
  ...offerVariables,
  ...boardVariables,
  ...teamVariables,
  ...reportVariables,
  ...habitVariables,
  ...afterAcceptanceVariables,
  ...wordsBetweenVariables,
  ...surveyVariables,
  ...appointmentVariables,
  ...meetingVariables,
  ...memberVariables,
  ...moneyVariables,
  ...candidateVariables,
  ...accountVariables,
  ...privacyVariables,
  ...contactVariables,
];
const BY_KEY = new Map(VARIABLES.map((v) => [v.key, v]));

/** The variable behind a name that a template says. */
export const variableOf = (template: string, name: string): Variable | undefined => BY_KEY.get(templateOf(template).from?.[name] ?? name);

/** The templates that name a variable. */
export const usersOfVariable = (key: string): readonly string[] =>
  Object.values(templates).flatMap((t) => (Object.keys(t.vars).some((name) => (t.from?.[name] ?? name) === key) ? [t.rule] : []));
