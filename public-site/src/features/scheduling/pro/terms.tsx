import type { Answer } from '@jurilien/contracts/api';
import { useState } from 'react';
import { errorsOf } from '../../../api';
import { Checks, Line, readRaw, list, text, type Errors, type Raw } from '../../../forms';
import { useLang, useWords } from '../../../lang';
import type { Lang } from '../../../routes.table';
import { Go, LiveForm, Outcome, sendCommand, useAct, Wrong } from '../../../session';
import { termsTexts } from '../words/pro-terms';

type Terms = Answer<'GET /api/consultations'>['terms'];
const MODES = ['phone', 'video', 'inPerson'] as const satisfies readonly NonNullable<Terms>['modes'][number][];
const FIELDS = ['priceFr', 'priceEn', 'minutes', 'modes[]', 'bringFr', 'bringEn'] as const;
const USUAL_MINUTES = 30;
const WHOLE = /^\d{1,3}$/;

/** What the form asks for, as the command takes it; or what is missing in it. */
export function termsIn(raw: Raw, lang: Lang): { readonly payload: Record<string, unknown> } | { readonly errors: Errors } {
  const t = termsTexts[lang];
  const said = (name: string): string => text(raw, name).trim();
  const errors: Errors = {};
  for (const name of ['priceFr', 'priceEn'] as const) if (!said(name)) errors[name] = t.priceMissing;
  if (!WHOLE.test(said('minutes'))) errors['minutes'] = t.minutesWrong;
  const modes = list(raw, 'modes');
  if (modes.length === 0) errors['modes'] = t.modesMissing;
  if (Object.keys(errors).length > 0) return { errors };
  const bring = (['bringFr', 'bringEn'] as const).flatMap((name) => (said(name) ? [[name, said(name)] as const] : []));
  const prices = { priceFr: said('priceFr'), priceEn: said('priceEn') };
  return { payload: { ...prices, minutes: Number(said('minutes')), modes, ...Object.fromEntries(bring) } };
}

interface Props {
  readonly terms: Terms;
  readonly professionalId: string;
  readonly reload: () => Promise<void>;
}

/** What clients read of a consultation before they book one: price, length, ways to meet, what to bring. */
export function ConsultationTerms({ terms, professionalId, reload }: Props) {
  const t = useWords(termsTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState('');
  const save = (raw: Raw): Promise<void> =>
    act(async () => {
      setDone('');
      const asked = termsIn(raw, lang);
      if ('errors' in asked) return asked.errors;
      const reply = await sendCommand(lang, 'SetConsultationTerms', { professionalId, ...asked.payload });
      if (!reply.ok) {
        const wrong = errorsOf(reply.problem, lang);
        return 'minutes' in wrong ? { ...wrong, minutes: t.minutesWrong } : wrong;
      }
      await reload();
      setDone(t.saved);
      return undefined;
    });
  const words = {
    priceFr: terms?.priceFr ?? '',
    priceEn: terms?.priceEn ?? '',
    bringFr: terms?.bringFr ?? '',
    bringEn: terms?.bringEn ?? '',
  };
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{t.terms}</h2>
      <p>{t.termsLead}</p>
      <Wrong errors={errors} />
      <LiveForm
        name="consultation-terms"
        className="stack"
        errors={errors}
        values={{ ...words, minutes: String(terms?.minutes ?? USUAL_MINUTES) }}
        lists={{ modes: [...(terms?.modes ?? ['phone'])] }}
        onSend={(_answers, form) => void save(readRaw(new FormData(form), FIELDS))}
      >
        <Line name="priceFr" label={t.priceFr} hint={t.priceHint} length={120} />
        <Line name="priceEn" label={t.priceEn} length={120} />
        <Line name="minutes" label={t.minutes} numeric className="short" length={3} />
        <Checks name="modes" label={t.modes} options={MODES.map((value) => ({ value, label: t[`mode_${value}`] }))} />
        <Line name="bringFr" label={t.bringFr} optional length={300} />
        <Line name="bringEn" label={t.bringEn} optional length={300} />
        <p className="actions">
          <Go busy={busy}>{t.save}</Go>
        </p>
        <Outcome>{done}</Outcome>
      </LiveForm>
    </section>
  );
}
