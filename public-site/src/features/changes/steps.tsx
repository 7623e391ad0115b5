import { Area, Check, Line, Radios, Select } from '../../forms';
import { changeTexts } from './words/change';
import { fill, masked, useWords } from '../../lang';
import type { Changes, Field } from './changes';
import { ChangeForm } from './form';

const HOURS = Array.from({ length: 15 }, (_, i) => `${String(i + 7).padStart(2, '0')}:00`);

/** One detail, one question. Contact data is asked for anew rather than shown. */
export function EditStep({ field, current, back }: { field: Field; current: Changes['current']; back: string }) {
  const t = useWords(changeTexts);
  const proven = field === 'email' || field === 'phone';
  const ask = { name: t.nameAsk, email: t.emailAsk, phone: t.phoneAsk, address: t.addressAsk, lang: t.langAsk, safeContact: t.safeAsk }[
    field
  ];
  return (
    <>
      <h1>{ask}</h1>
      {field === 'safeContact' && <p className="lead">{t.safeHint}</p>}
      <ChangeForm name={`edit-${field}`} hidden={{ field }} values={valuesOf(field, current)}>
        <Inputs field={field} />
        <div className="form-actions">
          <button className="button large" type="submit" name="go" value="request">
            {proven ? t.sendCode : t.save}
          </button>
          <a className="plain-link" href={back}>
            {t.back}
          </a>
        </div>
      </ChangeForm>
    </>
  );
}

function Inputs({ field }: { field: Field }) {
  const t = useWords(changeTexts);
  switch (field) {
    case 'name':
      return <Line name="name" label={t.name} complete="name" length={120} />;
    case 'email':
      return <Line name="email" label={t.email} hint={t.emailHint} type="email" complete="email" length={254} />;
    case 'phone':
      return <Line name="phone" label={t.phone} hint={t.phoneHint} type="tel" complete="tel" className="short" length={30} />;
    case 'address':
      return (
        <>
          <Line name="street" label={t.street} complete="street-address" length={200} />
          <Line name="postalCode" label={t.postalCode} complete="postal-code" className="short" length={10} />
        </>
      );
    case 'lang':
      return (
        <Radios
          name="lang"
          label={t.lang}
          layout="inline"
          options={[
            { value: 'fr', label: t.lang_fr },
            { value: 'en', label: t.lang_en },
          ]}
        />
      );
    case 'safeContact':
      return (
        <>
          <fieldset>
            <legend>{t.safeOnly}</legend>
            <p className="hint">{t.safeOnlyHint}</p>
            <Check name="onlyEmail" label={t.safeEmail} />
            <Check name="onlySms" label={t.safeSms} />
            <Check name="onlyCall" label={t.safeCall} />
          </fieldset>
          <Check name="noVoicemail" label={t.noVoicemail} />
          <Check name="neutral" label={t.neutral} />
          <div className="hours">
            <Select name="from" label={t.from} empty={t.anyHour} options={HOURS.map((value) => ({ value, label: value }))} />
            <Select name="to" label={t.to} empty={t.anyHour} options={HOURS.map((value) => ({ value, label: value }))} />
          </div>
          <Area name="safeWords" label={t.safeWords} hint={t.safeWordsHint} optional max={1_000} rows={3} />
        </>
      );
  }
}

function valuesOf(field: Field, { name, address, lang, safeContact }: Changes['current']): Record<string, string> {
  switch (field) {
    case 'name':
      return { name: name ?? '' };
    case 'address':
      return typeof address === 'string' ? { street: address } : { street: address?.street ?? '', postalCode: address?.postalCode ?? '' };
    case 'lang':
      return { lang };
    case 'safeContact':
      return {
        onlyEmail: safeContact?.only?.includes('email') ? 'yes' : '',
        onlySms: safeContact?.only?.includes('sms') ? 'yes' : '',
        onlyCall: safeContact?.only?.includes('call') ? 'yes' : '',
        safeWords: safeContact?.words ?? '',
        noVoicemail: safeContact?.noVoicemail ? 'yes' : '',
        neutral: safeContact?.neutral ? 'yes' : '',
        from: safeContact?.from ?? '',
        to: safeContact?.to ?? '',
      };
    default:
      return {};
  }
}

/** The code that went to the new address proves that it is theirs. */
export function CodeStep({ changeId, pending, back }: { changeId: string; pending: Changes['pending'][number] | undefined; back: string }) {
  const t = useWords(changeTexts);
  return (
    <>
      <h1>{t.codeTitle}</h1>
      <p className="lead">{pending?.codeSentTo ? fill(t.codeText, { to: masked(pending.codeSentTo) }) : t.codeTextNoAddress}</p>
      <ChangeForm name="change-code" hidden={{ changeId }}>
        <Line name="changeCode" label={t.code} complete="one-time-code" className="code" length={12} numeric />
        <div className="actions">
          <button className="button" type="submit" name="go" value="confirm">
            {t.confirm}
          </button>
          <button className="link-button" type="submit" name="go" value="cancel">
            {t.cancel}
          </button>
        </div>
      </ChangeForm>
      <p>
        <a className="plain-link" href={back}>
          {t.back}
        </a>
      </p>
    </>
  );
}
