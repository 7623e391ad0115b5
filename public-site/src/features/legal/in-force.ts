import type { LegalShown } from './shown';
import { legalWords } from './words/legal';
import { day, fill } from '../../lang';
import type { Lang } from '../../routes.table';

/** Which version it is, and whether it is in force: « En vigueur depuis le 1er novembre 2026, version 1. » */
export function inForceWords({ version, effectiveOn, inForce }: LegalShown, lang: Lang): string {
  const t = legalWords[lang];
  const words = version === inForce.version ? t.since : version > inForce.version ? t.from : t.earlier;
  return fill(words, { day: day(effectiveOn, lang), version: String(version) });
}
