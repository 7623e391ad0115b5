import type { sendWave } from '@jurilien/search';
import type { z } from 'zod';
import type { DemoPorts } from '../ports.js';
import type { Random } from '../random.js';
import type { Cast } from './lead-steps.js';
import type { Request } from './requests.js';

/** What the matching of a wave answers, as `SendWave` takes it. */
export type Matching = z.input<typeof sendWave.input>['matching'];

/** The professionals of the demo, seen from one request. */
export interface Market {
  match(r: Request, wave: number, at: number, round: { readonly size: number; readonly priceCc: number }): Promise<Matching>;
  /** Whether several could take it: requests that end in service need someone. */
  covers(r: Request, at: number): boolean;
  /** Whether this one could take it, coins aside. */
  suits(professionalId: string, r: Request, at: number): boolean;
  offered(leadId: string, offers: readonly Offer[], at: number): void;
  answered(professionalId: string, offerId: string): void;
  took(professionalId: string, priceCc: number, at: number): void;
  ended(offers: readonly Offer[]): void;
}

export interface Offer {
  readonly offerId: string;
  readonly professionalId: string;
}

/** Times of each professional that are promised to someone; the demo gives no time twice. */
export type Promised = Map<string, Set<number>>;

/** What the story of a request is made with. */
export interface Telling {
  readonly now: number;
  readonly cast: Cast;
  readonly random: Random;
  readonly ports: DemoPorts;
  readonly market: Market;
  /** The how manieth of its target it is. */
  readonly nth: number;
  /** Whose times of meeting are given away. */
  readonly promised: Promised;
  /** Whether a professional is there to be met until the end of the demo. */
  readonly meets: (professionalId: string) => boolean;
}
