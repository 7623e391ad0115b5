/** Claims of the original specification (section 3 "Session"), and what ties a token to its session. */
export interface Claims {
  readonly username: string;
  readonly role: string;
  readonly id: string;
  readonly jti: string;
  readonly sid: string;
  /** Account id of the administrator who looks through this person's eyes. */
  readonly act?: string;
  readonly iat: number;
  readonly exp: number;
}
