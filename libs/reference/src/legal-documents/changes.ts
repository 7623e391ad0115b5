import type { LegalPart, LegalText } from './legal-text.js';
import { plainOf } from './plain.js';

/** What a reader of the version in force would notice in another one: a part, or the head of the document. */
export interface LegalChange {
  /** `head`, or the id of a part. */
  readonly part: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: string;
  readonly after: string;
}

const said = (part: LegalPart): string => `${part.title}\n\n${plainOf(part)}`;
const head = ({ title, description, lead }: LegalText): string => [title, description, lead].join('\n\n');

/** The differences between two versions in one language, in the order of the later one; what is gone comes last. */
export function legalDifference(before: LegalText, after: LegalText): LegalChange[] {
  const kept = (list: LegalText, other: LegalText) => list.parts.filter((p) => other.parts.some((o) => o.id === p.id)).map((p) => p.id);
  const [was, is] = [kept(before, after), kept(after, before)];
  const old = new Map(before.parts.map((p) => [p.id, p]));
  const heads: LegalChange[] =
    head(before) === head(after) ? [] : [{ part: 'head', title: after.title, kind: 'changed', before: head(before), after: head(after) }];
  return [
    ...heads,
    ...after.parts.flatMap((part): LegalChange[] => {
      const earlier = old.get(part.id);
      const change = { part: part.id, title: part.title, before: earlier ? said(earlier) : '', after: said(part) };
      if (!earlier) return [{ ...change, kind: 'added' }];
      if (change.before !== change.after) return [{ ...change, kind: 'changed' }];
      return was.indexOf(part.id) === is.indexOf(part.id) ? [] : [{ ...change, kind: 'moved' }];
    }),
    ...before.parts
      .filter((p) => !after.parts.some((a) => a.id === p.id))
      .map((p): LegalChange => ({ part: p.id, title: p.title, kind: 'removed', before: said(p), after: '' })),
  ];
}
