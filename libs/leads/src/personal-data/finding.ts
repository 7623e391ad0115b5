export type FindingKind = 'name' | 'phone' | 'email' | 'address' | 'postal-code' | 'social-insurance-number' | 'health-card';

/** A piece of personal data in a text. */
export interface Finding {
  readonly kind: FindingKind;
  readonly match: string;
  readonly index: number;
}
