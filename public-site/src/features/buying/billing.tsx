import { BILLING_PROVINCE_NAMES, BILLING_PROVINCES, type BillingProvince } from '@jurilien/reference';
import type { Errors } from '../../forms';
import { buyTexts } from './words/buy';
import { useLang, useWords } from '../../lang';
import type { Billing, Credits } from './types';

/** Who is billed, as it is typed. */
export interface BillingDraft {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postal: string;
  readonly province: BillingProvince | '';
}

const POSTAL = /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i;
/** The last line of an address of ours: `Montréal (QC)  H2X 1Y4`. */
const LAST = /^(.*?) \([A-Z]{2}\)\s+([A-Z]\d[A-Z] \d[A-Z]\d)$/;
const spaced = (postal: string): string =>
  postal
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^(.{3})/, '$1 ');

/** What is on file, to be changed; or what we know of a practice, to be completed. */
export function draftOf({ billing, suggested }: Credits): BillingDraft {
  const last = billing?.address.at(-1) ?? '';
  const [, city = billing ? last : '', postal = ''] = LAST.exec(last) ?? [];
  return {
    name: billing?.name ?? suggested.name,
    street: billing?.address.slice(0, -1).join(', ') ?? '',
    city,
    postal,
    province: billing?.province ?? suggested.province,
  };
}

/** The identity as it is sent. */
export const identityOf = ({ name, street, city, postal, province }: BillingDraft): Billing => ({
  name: name.trim(),
  address: [street.trim(), `${city.trim()} (${province})  ${spaced(postal)}`],
  province: province as BillingProvince,
});

export const sameBilling = (a: Billing, b: Billing): boolean =>
  a.name === b.name && a.province === b.province && a.address.join('\n') === b.address.join('\n');

/** What is missing for an invoice. */
export const billingErrors = (d: BillingDraft, t: Readonly<Record<keyof typeof buyTexts.fr, string>>): Errors => ({
  ...(d.name.trim().length < 2 ? { billingName: t.errName } : {}),
  ...(d.street.trim() === '' ? { street: t.errStreet } : {}),
  ...(d.city.trim() === '' ? { city: t.errCity } : {}),
  ...(POSTAL.test(d.postal.trim()) ? {} : { postal: t.errPostal }),
  ...(d.province === '' ? { province: t.errProvince } : {}),
});

interface FieldsProps {
  readonly billing?: Billing;
  readonly draft: BillingDraft;
  readonly editing: boolean;
  readonly errors: Errors;
  readonly onDraft: (draft: BillingDraft) => void;
  readonly onEdit: (editing: boolean) => void;
}

/** Who is billed: what is on file with a way to change it, or its fields. */
export function BillingFields({ billing, draft, editing, errors, onDraft, onEdit }: FieldsProps) {
  const t = useWords(buyTexts);
  if (billing && !editing) return <BillingKept billing={billing} onChange={() => onEdit(true)} />;
  const of = { draft, errors, onDraft };
  return (
    <div className="billing-fields">
      <BillingLine {...of} name="name" id="billingName" label={t.name} complete="organization" hint={t.nameHint} />
      <BillingLine {...of} name="street" id="street" label={t.street} complete="street-address" />
      <div className="billing-pair">
        <BillingLine {...of} name="city" id="city" label={t.city} complete="address-level2" />
        <BillingLine {...of} name="postal" id="postal" label={t.postal} complete="postal-code" />
      </div>
      <ProvinceField {...of} />
      {billing && (
        <button type="button" className="link-button" onClick={() => onEdit(false)}>
          {t.billingKeep}
        </button>
      )}
    </div>
  );
}

function BillingKept({ billing, onChange }: { readonly billing: Billing; readonly onChange: () => void }) {
  const t = useWords(buyTexts);
  return (
    <div className="billing-kept">
      <p>
        <strong>{billing.name}</strong>
        {billing.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button type="button" className="link-button" onClick={onChange}>
        {t.billingChange}
      </button>
    </div>
  );
}

type DraftProps = Pick<FieldsProps, 'draft' | 'errors' | 'onDraft'>;
interface LineProps extends DraftProps {
  readonly name: 'name' | 'street' | 'city' | 'postal';
  readonly id: string;
  readonly label: string;
  readonly complete: string;
  readonly hint?: string;
}

/** One line of the draft. */
function BillingLine({ draft, errors, onDraft, name, id, label, complete, hint }: LineProps) {
  const error = errors[id];
  return (
    <div className={error ? 'field failed' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <input
        id={id}
        type="text"
        value={draft[name]}
        maxLength={name === 'postal' ? 7 : 110}
        autoComplete={complete}
        className={name === 'postal' ? 'short' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onDraft({ ...draft, [name]: event.target.value })}
      />
    </div>
  );
}

/** The province, which decides the taxes; the first two of the list are ours, the others follow by name. */
function ProvinceField({ draft, errors, onDraft }: DraftProps) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const names = BILLING_PROVINCES.map((code) => [code, BILLING_PROVINCE_NAMES[code][lang]] as const);
  return (
    <div className={errors.province ? 'field failed' : 'field'}>
      <label htmlFor="province">{t.province}</label>
      <p className="hint" id="province-hint">
        {t.provinceHint}
      </p>
      {errors.province && (
        <p className="error" id="province-error">
          {errors.province}
        </p>
      )}
      <select
        id="province"
        value={draft.province}
        autoComplete="address-level1"
        aria-describedby={errors.province ? 'province-hint province-error' : 'province-hint'}
        onChange={(event) => onDraft({ ...draft, province: event.target.value as BillingDraft['province'] })}
      >
        <option value="">{t.choose}</option>
        {[...names.slice(0, 2), ...names.slice(2).sort((a, b) => a[1].localeCompare(b[1], lang))].map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
