/** What a form of a request is sent under: its id, the secret that only this form holds, and when it was opened. */
export interface Begun {
  readonly leadId: string;
  /** Nothing where a draft was opened by its link: then the link identifies who writes. */
  readonly key: string;
  readonly startedAt: string;
}
