import type { Lang } from '../../routes.table';

/** A legal text: numbered parts, plain words, dated. French is the reference version. */
export interface LegalPart {
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  readonly table?: readonly (readonly string[])[];
}
export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly dated: string;
  /** What this version changed, in sentences; a first version has changed nothing. */
  readonly changes?: readonly string[];
  readonly parts: readonly LegalPart[];
}
export type Legal = Readonly<Record<Lang, LegalText>>;
