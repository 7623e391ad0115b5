import type { ReactNode } from 'react';
import type { Block } from './block.server';
import { blockTexts } from './words/block';
import { day, fill, useLang, useWords, fieldName, regionName } from '../../lang';

/** One block in words, where it was made and until when, with the button that takes it back. */
export function BlockRow({
  block,
  name = '',
  button,
}: {
  readonly block: Block;
  /** The professional a client's block is about. */
  readonly name?: string;
  readonly button: (label: string, say: string) => ReactNode;
}) {
  const t = useWords(blockTexts);
  const lang = useLang();
  const what = {
    client: t.kindClient,
    party: block.leadCode ? t.kindParty : t.kindNamed,
    field: fill(t.kindField, { value: fieldName(block.value, lang) }),
    region: fill(t.kindRegion, { value: regionName(block.value, lang) }),
    legalAid: t.kindLegalAid,
    lowBudget: t.kindLowBudget,
    professional: fill(t.kindProfessional, { value: name }),
  }[block.kind];
  const made = [block.leadCode && fill(t.from, { code: block.leadCode }), block.until && fill(t.until, { day: day(block.until, lang) })];
  return (
    <li>
      <div>
        <p className="row-title">{what}</p>
        {made.some(Boolean) && <p className="small soft">{made.filter(Boolean).join(' · ')}</p>}
      </div>
      {block.actions.includes('RemoveBlock') && button(fill(t.removeWhich, { what }), t.remove)}
    </li>
  );
}
