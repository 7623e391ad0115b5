/** Claims of the original specification (section 3 "Session"), and what ties a token to its session. */
export interface Claims {
  readonly username: string;
  readonly role: string;
  readonly id: string;
  readonly jti: string;
  readonly sid: string;
  /** Account id of the administrator who looks through this person's eyes. */
  readonly act?: string;
  /** How long before its end its holder renews it, and how long after its end it may; milliseconds. */
  readonly lead: number;
  readonly window: number;
  readonly iat: number;
  readonly exp: number;
}
