/** Something in French and English. */
export interface Both<T> {
  readonly fr: T;
  readonly en: T;
}
