import { useState } from 'react';
import type { BillingProvince } from '@jurilien/reference';
import type { Errors } from '../../forms';
import { buyTexts } from './words/buy';
import { fill, useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import { useFormText } from '../legal';
import { sendCommand } from '../../session';
import { billingErrors, BillingFields, draftOf, identityOf, sameBilling, type BillingDraft } from './billing';
import type { Credits } from './types';

/** Who is billed, kept or being written: what an order of coins and one of a plan ask alike. */
export function useBilling(credits: Credits, professionalId: string) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const [editing, setEditing] = useState(!credits.billing);
  const [draft, setDraft] = useState<BillingDraft>(() => draftOf(credits));
  const province: BillingProvince | undefined = editing ? draft.province || undefined : credits.billing!.province;
  return {
    credits,
    draft,
    editing,
    province,
    setDraft,
    edit(next: boolean) {
      setEditing(next);
      if (!next) setDraft(draftOf(credits));
    },
    wrong: (): Errors => (editing ? billingErrors(draft, t) : {}),
    /** Keeps what was written, where it is news; answers what is wrong with it. */
    async save(): Promise<Errors | undefined> {
      const identity = identityOf(draft);
      if (!editing || (credits.billing && sameBilling(credits.billing, identity))) return undefined;
      const set = await sendCommand(lang, 'SetBillingIdentity', { professionalId, ...identity, lang });
      return set.ok ? undefined : errorsOf(set.problem, lang);
    },
  };
}

/** The part of an order that asks who is billed. */
export function BillingSection({
  billing: { credits, draft, editing, setDraft, edit },
  errors,
  onChanged,
}: {
  readonly billing: ReturnType<typeof useBilling>;
  readonly errors: Errors;
  readonly onChanged: () => void;
}) {
  const t = useWords(buyTexts);
  return (
    <section aria-labelledby="billing-title">
      <h2 id="billing-title">{t.billing}</h2>
      <BillingFields
        billing={credits.billing ?? undefined}
        draft={draft}
        editing={editing}
        errors={errors}
        onDraft={(next) => {
          setDraft(next);
          onChanged();
        }}
        onEdit={(next) => {
          edit(next);
          onChanged();
        }}
      />
    </section>
  );
}

/** A statement to agree with before anything is charged, and what is wrong when it was not; `children` stand below it. */
export function Agree({
  id,
  label,
  agreed,
  error,
  onAgree,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly agreed: boolean;
  readonly error?: string;
  readonly onAgree: (agreed: boolean) => void;
  readonly children?: React.ReactNode;
}) {
  return (
    <div className={error ? 'field failed' : 'field'}>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="choice bare">
        <input
          type="checkbox"
          id={id}
          checked={agreed}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onAgree(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {children}
    </div>
  );
}

interface TermsShown {
  readonly code: 'purchase-terms' | 'subscription-terms';
  /** What the terms leave to be filled in. */
  readonly blanks?: Readonly<Record<string, string | number>>;
}

function Conditions({ text, blanks = {} }: { readonly text: ReturnType<typeof useFormText> } & Pick<TermsShown, 'blanks'>) {
  return (
    <>
      <summary>{text.title('conditions')}</summary>
      <ul>
        {text.items('conditions').map((term) => (
          <li key={term}>{fill(term, blanks)}</li>
        ))}
      </ul>
    </>
  );
}

/** Before who buys in English agrees, the terms stand there in French (Charter of the French language, art. 55). */
export function FrenchTermsFirst({ code, blanks }: TermsShown) {
  const text = useFormText(code, 'fr');
  if (useLang() === 'fr') return null;
  return (
    <details open className="terms-first" lang="fr-CA">
      <Conditions text={text} blanks={blanks} />
    </details>
  );
}

/** The terms of an order in a few sentences, with the whole text one press away. */
export function OrderTerms({ code, blanks, href, all }: TermsShown & { readonly href: string; readonly all: string }) {
  return (
    <details className="order-terms">
      <Conditions text={useFormText(code)} blanks={blanks} />
      <p>
        <a href={href}>{all}</a>
      </p>
    </details>
  );
}
