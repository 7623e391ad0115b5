export type FindingKind =
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'postal-code'
  | 'social-insurance-number'
  | 'health-card'
  /** A driver's licence, a passport, an immigration client number, a plate, a payment card or a bank account. */
  | 'document-number';

/** A piece of personal data in a text. */
export interface Finding {
  readonly kind: FindingKind;
  readonly match: string;
  readonly index: number;
}
