/** What a list of professionals says of their last thirty days, beside the columns of its view (X01). */
export interface LawyerActivity {
  readonly offers: number;
  readonly accepted: number;
  readonly slaKeptShare: number | null;
  /** Credits asked for, of what was accepted. */
  readonly creditShare: number | null;
  /** When somebody last used the professional's own account, where there is one. */
  readonly lastSeenAt?: string;
}

/** What a list of professionals adds to each row of its view, for the roles that may see it. */
export interface WithActivity {
  readonly activity?: LawyerActivity;
  readonly availableCc?: number | null;
}

/** What the finder found in one place, masked as its list is (X11). */
export interface FoundGroup {
  readonly place: 'leads' | 'professionals' | 'messages' | 'threads' | 'user-accounts';
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}
export interface Found {
  /** What was typed, by its shape; `refused` where the role finds people by their exact number or address only. */
  readonly kind: 'uuid' | 'email' | 'phone' | 'digits' | 'code' | 'text' | 'refused';
  readonly groups: readonly FoundGroup[];
}
