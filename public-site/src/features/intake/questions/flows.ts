import type { IntakeForm } from '@jurilien/reference';
import type { PageId } from '../../../routes.table';
import { list, text, type Raw } from '../../../forms';

/** One page of a guided form: what it asks, in order; `more` is asked only of those who open it. */
export interface Step {
  readonly id: string;
  readonly asks: readonly string[];
  readonly more?: readonly string[];
  /** Names it posts beside its questions. */
  readonly posts?: readonly string[];
  /** Asks every question of the field's set that no other page of the form asks. */
  readonly rest?: true;
  /** Left out when earlier answers make it pointless. */
  readonly only?: (raw: Raw) => boolean;
}

/** A guided form: the page it lives on, what goes without saying on it, and its pages in order. The last one checks and sends. */
export interface Flow {
  readonly page: PageId;
  readonly channel?: string;
  /** Answers it cannot do without, though other forms can. */
  readonly must?: readonly string[];
  /** Answers that the form itself gives. */
  readonly fixed?: Raw;
  /** Facts that follow from its answers, added when it is sent. */
  readonly derived?: (raw: Raw) => Raw;
  readonly steps: readonly Step[];
}

/** What every request form asks about reaching the person safely (IN5), in one place of it. */
export const SAFE_CONTACT = ['q.contact.care', 'q.contact.care-words'] as const;
/** The same as a form posts them: several boxes under the first name. */
export const SAFE_CONTACT_POSTED = ['q.contact.care[]', 'q.contact.care-words'] as const;

/** The agreement to sensitive answers as a form posts it, where one is asked. */
export const SENSITIVE_POSTED = ['consentSensitive', 'sensitiveText'] as const;

const story: Step = { id: 'story', asks: ['description', 'hasCriminalFile', 'employementPeril', 'consultBefore'] };
const questions: Step = { id: 'questions', asks: [], rest: true };
const place: Step = { id: 'place', asks: ['province', 'region', 'city', 'street', 'postalCode', 'hasCourtDate', 'courtDate', 'urgency'] };
/** Where urgency is asked elsewhere, or is none of a person's. */
const calmPlace: Step = { ...place, asks: place.asks.filter((name) => name !== 'urgency') };
const people: Step = { id: 'people', asks: ['people'] };
const means: Step = {
  id: 'means',
  asks: ['helpKind', 'budget', 'juridicalHelp', 'hasLegalAidCert', 'revenueRange', 'acceptDistance', 'paralegal'],
  more: ['rate', 'experience', 'mediator', 'multi'],
};
const documents: Step = { id: 'documents', asks: ['documents'] };
const contact: Step = { id: 'contact', asks: ['clientName', 'email', 'phoneNumber', 'lang', 'q.contact.hours', ...SAFE_CONTACT] };
const consents: Step = { id: 'consents', asks: ['consents', 'partners'] };
const review: Step = { id: 'review', asks: [], posts: SENSITIVE_POSTED };

/** Every guided form (specification 3.4). */
export const FLOWS = {
  demand: {
    page: 'demand',
    steps: [
      { id: 'need', asks: ['lawyerType'], more: ['additionalLawyerTypes'] },
      { ...story, asks: [...story.asks, 'commercial'] },
      questions,
      place,
      people,
      means,
      documents,
      contact,
      consents,
      review,
    ],
  },
  /** F03: custody, support, safety, in the words of a family. */
  family: {
    page: 'family',
    fixed: { lawyerType: 'family' },
    derived: (raw): Raw => (text(raw, 'q.family.mediation') === 'yes' ? { mediator: 'yes' } : {}),
    steps: [
      { id: 'relation', asks: ['q.family.union', 'q.family.separated', 'q.family.topics'] },
      { id: 'children', asks: ['q.family.minor-children', 'q.family.children', 'q.family.custody', 'q.family.figures'] },
      { id: 'safety', asks: ['q.family.safety', 'q.safety.violence', 'q.family.protection', ...SAFE_CONTACT] },
      { id: 'property', asks: ['q.family.property'] },
      { id: 'judgments', asks: ['q.family.judgment', 'q.family.mediation', 'hasCourtDate', 'courtDate'] },
      questions,
      story,
      { id: 'place', asks: ['province', 'region', 'city', 'street', 'postalCode'] },
      people,
      { ...means, more: ['rate', 'experience', 'multi'] },
      documents,
      { id: 'contact', asks: ['clientName', 'email', 'phoneNumber', 'lang', 'q.contact.hours'] },
      consents,
      review,
    ],
  },
  /** F04: someone of the legal network writes for a person, who confirms before anything happens. */
  network: {
    page: 'network',
    steps: [
      { id: 'referrer', asks: ['referrerKind', 'partner', 'referrerName', 'organisation', 'referrerEmail', 'statements'] },
      { id: 'reason', asks: ['referralReason'] },
      { id: 'need', asks: ['lawyerType'], more: ['additionalLawyerTypes'] },
      { id: 'story', asks: ['description'] },
      questions,
      place,
      people,
      { id: 'means', asks: ['helpKind', 'budget', 'juridicalHelp', 'hasLegalAidCert', 'acceptDistance', 'paralegal'] },
      contact,
      { id: 'consents', asks: ['consentsFor'] },
      review,
    ],
  },
  /** F05: who asks for a business, what for, and the other companies. */
  business: {
    page: 'business',
    fixed: { lawyerType: 'business', commercial: 'yes' },
    derived: (raw): Raw => (list(raw, 'q.business.need').includes('labour') ? { additionalLawyerTypes: ['labour'] } : {}),
    steps: [
      { id: 'company', asks: ['q.company.name', 'q.company.number', 'q.business.role', 'q.business.form'] },
      { id: 'business', asks: ['q.business.need', 'q.business.written', 'q.amount', 'q.papers-received', 'q.papers-deadline'] },
      { id: 'story', asks: ['description', 'consultBefore'] },
      questions,
      calmPlace,
      people,
      { id: 'means', asks: ['helpKind', 'budget', 'acceptDistance', 'paralegal'], more: ['rate', 'experience', 'mediator', 'multi'] },
      documents,
      contact,
      consents,
      review,
    ],
  },
  /** F08: five answers on one page, the rest by a call. */
  oolong: {
    page: 'oolong',
    channel: 'oolong',
    must: ['region'],
    steps: [
      {
        id: 'calm',
        asks: [
          'description',
          'region',
          'hasCourtDate',
          'courtDate',
          'people',
          'clientName',
          'email',
          'phoneNumber',
          ...SAFE_CONTACT,
          'consents',
        ],
      },
    ],
  },
} as const satisfies Record<string, Flow>;

export type FlowId = keyof typeof FLOWS;
export const flowOf = (id: FlowId): Flow => FLOWS[id];
export const isFlow = (form: string): form is FlowId => Object.hasOwn(FLOWS, form);
/** The guided form with the most questions about a field of law. */
export const flowFor = (field: string): FlowId => (field === 'family' || field === 'business' ? field : 'demand');
/** The page a form lives on. */
export const pageOf = (form: IntakeForm): PageId => (isFlow(form) ? FLOWS[form].page : form);
