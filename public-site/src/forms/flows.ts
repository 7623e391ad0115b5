import type { IntakeForm } from '@jurilien/reference';
import type { PageId } from '../routes.table';
import type { Raw } from './raw';

/** One page of a guided form: what it asks, in order; `more` is asked only of those who open it. */
export interface Step {
  readonly id: string;
  readonly asks: readonly string[];
  readonly more?: readonly string[];
  /** Asks every question of the field's set that no other page of the form asks. */
  readonly rest?: true;
  /** Left out when earlier answers make it pointless. */
  readonly only?: (raw: Raw) => boolean;
}

/** A guided form: the page it lives on, what goes without saying on it, and its pages in order. The last one checks and sends. */
export interface Flow {
  readonly page: PageId;
  readonly channel?: string;
  /** Answers that the form itself gives. */
  readonly fixed?: Raw;
  readonly steps: readonly Step[];
}

const story: Step = { id: 'story', asks: ['description', 'hasCriminalFile', 'employementPeril', 'consultBefore'] };
const questions: Step = { id: 'questions', asks: [], rest: true };
const place: Step = { id: 'place', asks: ['province', 'region', 'city', 'street', 'postalCode', 'hasCourtDate', 'courtDate', 'urgency'] };
const people: Step = { id: 'people', asks: ['people'] };
const means: Step = {
  id: 'means',
  asks: ['helpKind', 'budget', 'juridicalHelp', 'hasLegalAidCert', 'revenueRange', 'acceptDistance', 'paralegal'],
  more: ['rate', 'experience', 'mediator', 'multi'],
};
const contact: Step = { id: 'contact', asks: ['clientName', 'email', 'phoneNumber', 'lang', 'q.contact.hours', 'q.contact.care'] };
const consents: Step = { id: 'consents', asks: ['consents', 'partners'] };
const review: Step = { id: 'review', asks: [] };

/** Every guided form (specification 3.4). */
export const FLOWS = {
  demand: {
    page: 'demand',
    steps: [
      { id: 'need', asks: ['lawyerType', 'commercial'], more: ['additionalLawyerTypes'] },
      story,
      questions,
      place,
      people,
      means,
      contact,
      consents,
      review,
    ],
  },
} as const satisfies Record<string, Flow>;

export type FlowId = keyof typeof FLOWS;
export const flowOf = (id: FlowId): Flow => FLOWS[id];
export const isFlow = (form: string): form is FlowId => Object.hasOwn(FLOWS, form);
/** The page a form lives on. */
export const pageOf = (form: IntakeForm): PageId => (isFlow(form) ? FLOWS[form].page : form);
