import type { Both, Home, Parent } from './places.js';

/** Why a law applies; each has its sentence and its articles in the words of the sheet. */
export type LawReason =
  | 'divorce-in-quebec'
  | 'divorce-elsewhere'
  | 'family-in-quebec'
  | 'children-in-quebec'
  | 'children-elsewhere'
  | 'ontario'
  | 'other-province';

export interface Law {
  readonly model: 'quebec' | 'federal';
  readonly reason: LawReason;
  /** A court may see it otherwise: the parents live under different laws and no divorce settles which one counts. */
  readonly sure: boolean;
}

/**
 * Which rules apply. In a divorce the Quebec model applies only where both spouses live in Quebec (Divorce Act, s. 2(1) « applicable
 * guidelines »; SOR/97-237), else the federal guidelines do, with the table of the payer's province (SOR/97-175, s. 3(3)). Without a
 * divorce it is the law of the province: in Quebec the Civil Code (arts. 585–596.1), in Ontario the Family Law Act, whose guidelines
 * use the federal tables (O. Reg. 391/97). Between Quebec and elsewhere the law of where the children live counts (C.C.Q. 3094).
 * @param children the parent with whom the children are most, or neither
 * @returns nothing where no parent lives in Canada
 */
export function lawOf(homes: Both<Home>, divorce: boolean, children: Parent | undefined): Law | undefined {
  if (homes.a === 'OUT' && homes.b === 'OUT') return undefined;
  const inQuebec = [homes.a, homes.b].filter((home) => home === 'QC').length;
  if (divorce)
    return inQuebec === 2
      ? { model: 'quebec', reason: 'divorce-in-quebec', sure: true }
      : { model: 'federal', reason: 'divorce-elsewhere', sure: true };
  if (inQuebec === 2) return { model: 'quebec', reason: 'family-in-quebec', sure: true };
  if (inQuebec === 1)
    return children === undefined || homes[children] === 'QC'
      ? { model: 'quebec', reason: 'children-in-quebec', sure: false }
      : { model: 'federal', reason: 'children-elsewhere', sure: false };
  if (homes.a === 'ON' && homes.b === 'ON') return { model: 'federal', reason: 'ontario', sure: true };
  return { model: 'federal', reason: 'other-province', sure: false };
}
