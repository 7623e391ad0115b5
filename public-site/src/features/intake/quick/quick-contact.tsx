import { type Begun, BegunFields, Guard, Area, Check, FormActions, Line, text, type Raw } from '../../../forms';
import { Asks } from '../questions/ask';
import { askedOf } from '../questions/asked';
import { flowOf } from '../questions/flows';
import { asksSensitive } from '../questions/fields';
import { Consents, Contact, SensitiveConsent } from '../questions/groups';
import { cannotWait, urgencyOf } from './quick';
import { SafeContact } from '../questions/safe-contact';
import { fieldTexts } from '../words/fields';
import { formTexts } from '../words/forms';
import { quickTexts } from '../words/quick';
import { figureAt, fill, useFigures, useLang, useWords, fieldName, provinceOf, regionName } from '../../../lang';
import { HelpNumbers } from './help-numbers';

/** Second page of S02: whom to call now, then what we need to find someone. */
export function QuickContact({ raw, begun, promised }: { raw: Raw; begun: Begun; promised: readonly string[] }) {
  const t = useWords(quickTexts);
  const r = useWords(formTexts);
  const lang = useLang();
  const urgency = urgencyOf(text(raw, 'urgency'));
  return (
    <>
      <h1>{t.contactTitle}</h1>
      <p className="soft">
        {fill(t.answers, { field: fieldName(text(raw, 'lawyerType'), lang), region: regionName(text(raw, 'region'), lang) })}
      </p>
      <HelpNumbers urgency={urgency} province={provinceOf(text(raw, 'region'))} writing />
      {cannotWait(urgency) && (
        <p className="notice warning">
          <strong>{urgency === 'court' ? t.urgentCourt : t.urgentFlag}</strong>
        </p>
      )}
      <div className="quick-promise">
        {promised.map((line, i) => (
          <p key={line} className={i === 0 ? 'lead' : 'soft'}>
            {line}
          </p>
        ))}
      </div>
      <form id="quick-form" className="stack" method="post" noValidate data-autosave="/brouillon">
        <BegunFields of={begun} />
        <input type="hidden" name="form" value="quick" />
        <input type="hidden" name="draftLang" value={lang} />
        {['lawyerType', 'region', 'urgency'].map((name) => (
          <input key={name} type="hidden" name={name} value={text(raw, name)} />
        ))}
        <Guard form="request" id={begun.leadId} />
        <Matter raw={raw} />
        <h2>{r.contact}</h2>
        <Contact />
        <SafeContact raw={raw} />
        <h2>{r.consents}</h2>
        <Consents />
        {asksSensitive(raw) && <SensitiveConsent whose="own" />}
        <FormActions>
          <button className="button large" type="submit" name="go" value="send">
            {t.send}
          </button>
          <button className="button quiet" type="submit" name="go" value="back" formNoValidate>
            {t.back}
          </button>
          <p className="small soft">{t.sendNote}</p>
          <p className="saved" role="status" data-saved={r.saved} data-offline={r.offline} />
        </FormActions>
      </form>
    </>
  );
}

/** The date of the court, what happened, and against whom. */
function Matter({ raw }: { readonly raw: Raw }) {
  const t = useWords(quickTexts);
  const f = useWords(fieldTexts);
  const lang = useLang();
  const figures = useFigures();
  const urgency = urgencyOf(text(raw, 'urgency'));
  return (
    <>
      {urgency === 'court' ? (
        <Line name="courtDate" label={t.courtDate} type="date" className="short" />
      ) : (
        <Asks
          asked={['hasCourtDate', 'courtDate'].map((name) => askedOf(name, { flow: flowOf('demand'), raw, set: null, figures }, lang))}
          raw={raw}
        />
      )}
      <Area
        name="description"
        label={urgency === 'detained' ? t.storyDetained : t.story}
        hint={t.storyHint}
        max={figureAt<number>(figures, 'lead.description.max')}
        rows={3}
      />
      <h2>{t.people}</h2>
      <p className="notice">{f.partiesWhy}</p>
      <div className="stack-top">
        <Line name="party1Name" label={f.partyName} length={200} />
      </div>
      <Check name="partiesUnknown" label={f.partiesUnknown} />
    </>
  );
}
