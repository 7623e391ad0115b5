import { formTexts } from '../words/forms';
import { fill, useWords } from '../../../lang';
import type { Preferred } from '../drafts/preferred.server';

/** Says whom a request is offered to first, and what happens when they are away. */
export function AskedFor({ asked }: { asked: Preferred | null }) {
  const t = useWords(formTexts);
  return asked && <p className="notice info">{fill(asked.free ? t.askedFirst : t.askedAway, { name: asked.name })}</p>;
}
