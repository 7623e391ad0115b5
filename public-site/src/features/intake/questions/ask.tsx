import { useWords } from '../../../lang';
import { askTexts } from '../words/asks';
import type { Asked } from './asked';
import { Consents, ConsentsFor, Parties, Partners, Statements } from './groups';
import { Area, Check, Checks, Line, Radios, Select, YesNo, text, type Raw } from '../../../forms';

/** The questions of a page. What hangs on an answer of the same page stands under it and opens with it, by CSS alone. */
export function Asks({ asked, raw }: { asked: readonly Asked[]; raw: Raw }) {
  const names = new Set(asked.map((a) => a.name));
  const roots = asked.filter((a) => !a.when || !names.has(a.when[0]));
  return roots.map((a) => <Tree key={a.name} of={a} among={asked} raw={raw} />);
}

function Tree({ of, among, raw }: { of: Asked; among: readonly Asked[]; raw: Raw }) {
  const hanging = among.filter((a) => a.when?.[0] === of.name);
  if (hanging.length === 0) return <Ask of={of} raw={raw} />;
  const places = (answers: readonly string[]): string =>
    answers.map((value) => `opened-${(of.choices ?? []).findIndex((c) => c.value === value) + 1}`).join(' ');
  return (
    <div className="asks">
      <Ask of={of} raw={raw} />
      {hanging.map((a) => (
        <div key={a.name} className={`opened ${places(a.when![1])}`}>
          <Tree of={a} among={among} raw={raw} />
        </div>
      ))}
    </div>
  );
}

function Ask({ of, raw }: { of: Asked; raw: Raw }) {
  const t = useWords(askTexts);
  const { name, label, optional, layout, why } = of;
  const hint = of.hint;
  const shared = { name, label, hint, optional, ...(why ? { why: { title: t.why, text: why } } : {}) };
  switch (of.kind) {
    case 'line':
      return (
        <Line
          {...shared}
          type={of.type}
          complete={of.complete}
          length={of.length}
          numeric={of.numeric}
          className={of.short ? 'short' : undefined}
        />
      );
    case 'area':
      return <Area {...shared} max={of.length} counter={of.counter ? t.left : undefined} rows={of.counter ? 8 : 4} />;
    case 'yesno':
      return <YesNo {...shared} />;
    case 'radios':
      return <Radios {...shared} options={of.choices ?? []} layout={layout} initial={of.initial} />;
    case 'checks':
      return <Checks {...shared} options={of.choices ?? []} layout={layout} />;
    case 'select':
      return <Select {...shared} empty={of.empty ?? '—'} options={of.choices} groups={of.groups} />;
    case 'check':
      return <Check {...shared} />;
    case 'people':
      return <Parties open={text(raw, 'party2Name') !== ''} first={label} why={hint} />;
    case 'consents':
      return <Consents />;
    case 'consentsFor':
      return <ConsentsFor />;
    case 'statements':
      return <Statements />;
    case 'partners':
      return <Partners />;
    // A form of its own beside this one.
    case 'documents':
      return null;
  }
}
