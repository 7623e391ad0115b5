/** What a report is filtered by, as its page and a saved report name it. */
export const REPORT_FILTERS = ['province', 'region', 'field', 'source'] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number];

/** The steps of a request from its form to a mandate, in their order. A request that reached one has reached those before it. */
export const STEPS = ['submitted', 'confirmed', 'validated', 'offered', 'claimed', 'accepted', 'contacted', 'retained'] as const;
export type Step = (typeof STEPS)[number];

/** What is counted of requests: the steps, and what else became of them. */
export const COUNTS = [
  ...STEPS,
  'unserved',
  'unreachable',
  'validationKnown',
  'validationKept',
  'contactKnown',
  'contactLate',
  'renewalInvited',
  'renewed',
  'offers',
  'waves',
  'refundsAsked',
  'refundsApproved',
  'clientGrades',
  'clientGradeSum',
  'professionalGrades',
  'professionalGradeSum',
  'adCents',
] as const;
export type Count = (typeof COUNTS)[number];
/** How many requests, or what of them, one group has. */
export type Counts = Readonly<Record<Count, number>>;

/** Of which count another one is a part: what it leaves of it is known as soon as both are told. A step is a part of the one before it. */
export const WITHIN: Readonly<Partial<Record<Count, Count>>> = {
  ...Object.fromEntries(STEPS.slice(1).map((step, i) => [step, STEPS[i]])),
  unserved: 'validated',
  unreachable: 'submitted',
  validationKept: 'validationKnown',
  contactLate: 'contactKnown',
  renewalInvited: 'submitted',
  renewed: 'renewalInvited',
  refundsApproved: 'refundsAsked',
};

/** An instant of a request by which spans are measured. */
export type Instant = Step | 'queued';
/** The spans that are measured, each from one instant of a request to a later one. */
export const SPANS = {
  confirm: ['submitted', 'confirmed'],
  validate: ['queued', 'validated'],
  offer: ['validated', 'offered'],
  claim: ['offered', 'claimed'],
  accept: ['claimed', 'accepted'],
  contact: ['accepted', 'contacted'],
  retain: ['contacted', 'retained'],
  whole: ['submitted', 'accepted'],
} as const satisfies Readonly<Record<string, readonly [from: Instant, to: Instant]>>;
export type Span = keyof typeof SPANS;
export const SPAN_NAMES = Object.keys(SPANS) as Span[];
