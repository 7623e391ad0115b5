import { Area, Check, Line } from '../../forms';
import { fill, useWords } from '../../lang';
import { fieldOf } from './form';
import { insertAt } from './insert-at';
import type { Automations, Kind } from './types';
import { proAutomations } from './words/pro-automations';

type Lang = 'fr' | 'en';
/** Variables by the name a text writes them with; the server knows what they stand for. */
type Variables = Automations['limits']['variables'];

/** The questions about one automation: its switch, its settings and its texts. */
export function AutomationFields({
  kind,
  own,
  limits,
}: {
  readonly kind: Kind;
  readonly own: Lang;
  readonly limits: Automations['limits'];
}) {
  const t = useWords(proAutomations);
  const name = (field: string): string => fieldOf(kind, field);
  return (
    <>
      <Check name={name('enabled')} label={t.enabled} />
      {kind === 'selfReminder' && (
        <Line
          name={name('afterHours')}
          label={t.afterHours}
          hint={fill(t.afterHoursHint, limits.hours)}
          numeric
          className="short"
          length={2}
        />
      )}
      {kind === 'outOfOffice' && (
        <div className="two-fields">
          <Line name={name('fromDay')} type="date" label={t.fromDay} />
          <Line name={name('backOn')} type="date" label={t.backOn} hint={t.backOnHint} />
        </div>
      )}
      {kind === 'selfReminder' ? (
        <Text name={name(own)} label={t.ownText} hint={t.noteHint} lang={own} limits={limits} />
      ) : (
        (['fr', 'en'] as const).map((lang) => (
          <Text key={lang} name={name(lang)} label={lang === 'fr' ? t.textFr : t.textEn} hint={t.textHint} lang={lang} limits={limits} />
        ))
      )}
    </>
  );
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly lang: Lang;
  readonly limits: Automations['limits'];
}

/** One text, and buttons that write a variable where the cursor is. */
function Text({ name, label, hint, lang, limits }: TextProps) {
  return (
    <div className="automation-text">
      <Area name={name} label={label} hint={fill(hint, { n: limits.text })} rows={4} max={limits.text} />
      <Insert into={name} label={label} variables={limits.variables[lang]} />
    </div>
  );
}

function Insert({ into, label, variables }: { readonly into: string; readonly label: string; readonly variables: Variables[Lang] }) {
  const t = useWords(proAutomations);
  return (
    <p className="automation-insert">
      <span className="small">{t.insert}</span>
      {Object.entries(variables).map(([written, meant]) => (
        <button
          key={written}
          type="button"
          className="button quiet small-button"
          aria-label={fill(t.insertInto, { what: t[`var_${meant}`], field: label })}
          onClick={() => insertAt(into, `{${written}}`)}
        >
          {t[`var_${meant}`]}
        </button>
      ))}
    </p>
  );
}
