/** The standing order as its own owner sees it (`GET /api/pro/top-up`). */
export interface TopUpTold {
  readonly serverNow: string;
  readonly offered: boolean;
  readonly on: boolean;
  readonly settings?: { readonly thresholdCc: number; readonly cc: number; readonly monthlyCeilingCents: number } | null;
  readonly card?: { readonly brand: string; readonly last4: string; readonly expMonth: number; readonly expYear: number } | null;
  readonly pending?: { readonly purchaseId: string; readonly cc: number; readonly grossCents: number; readonly at: string } | null;
  readonly running: boolean;
  readonly cleared?: string | null;
  readonly spentCents: number;
  readonly confirmLeft: number;
  readonly limits: { readonly thresholdMaxCc: number; readonly stepCc: number; readonly ceilingMaxCents: number };
}
