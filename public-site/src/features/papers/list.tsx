import { useId } from 'react';
import { usePath, useWords } from '../../lang';
import { papersOf } from './paper-paths';
import { paperTexts } from './words/papers';

/** The papers of a request, on its page behind its link. */
export function RequestPapers({ token, legalAid }: { readonly token: string; readonly legalAid: boolean }) {
  const t = useWords(paperTexts);
  const to = usePath();
  const named = useId();
  return (
    <section aria-labelledby={named}>
      <h2 id={named}>{t.title}</h2>
      <p className="measure">{t.lead}</p>
      <ul>
        {papersOf({ legalAid }).map((kind) => (
          <li key={kind}>
            <a href={to(kind, { token })}>{t[kind]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to the receipt, where what was agreed to is shown. */
export function ReceiptLink({ token }: { readonly token: string }) {
  const t = useWords(paperTexts);
  const to = usePath();
  return (
    <p>
      <a href={to('consentReceipt', { token })}>{t.receiptOf}</a>
    </p>
  );
}

/** The way to the sheet of an appointment. */
export function SheetLink({ href }: { readonly href: string }) {
  const t = useWords(paperTexts);
  return (
    <p>
      <a href={href}>{t.appointmentSheet}</a>
    </p>
  );
}
