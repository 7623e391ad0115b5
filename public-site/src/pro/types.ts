import type { Account } from '../account/types';

/** What every page of the area knows of the professional (`GET /api/pro/me`). */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly firm?: string | null;
  readonly title: 'lawyer' | 'notary' | 'paralegal' | 'mediator';
  readonly province: 'QC' | 'ON';
  readonly lang: 'fr' | 'en';
  readonly state: string;
  readonly paused: boolean;
  readonly balance: { readonly availableCc: number; readonly heldCc: number };
  readonly counts: { readonly newOffers: number; readonly claimed: number; readonly toContact: number };
  readonly terms: 'current' | 'notice' | 'due';
  /** From when on offers stop without agreement to the terms in force. */
  readonly termsBarAt: string;
  readonly licence: { readonly state: 'ok' | 'soon' | 'due'; readonly at?: string | null };
  readonly serverNow: string;
}

/** What a page of the area is given: who signed in, who they are as a professional, and how to ask again. */
export interface Pro {
  readonly account: Account;
  readonly me: Me;
  readonly reload: () => Promise<void>;
}
