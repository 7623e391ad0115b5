import type { Sheet } from '@jurilien/reference/child-support';
import { calculatorTexts } from './words/calculator';
import { useLang, usePath, useWords } from '../../lang';
import { CALCULATOR_PDF } from '../../routes.table';
import { sheetTree } from './sheet-tree';
import { elements } from './sheet-view';

/** What was found, and what one may do with it. Empty until then; the browser's script fills it in. */
export function CalculatorResult({ sheet, query }: { readonly sheet: Sheet | undefined; readonly query: string }) {
  const t = useWords(calculatorTexts);
  const to = usePath();
  const lang = useLang();
  const page = to('calculator');
  return (
    <div id="resultat" className="calc-result" hidden={!sheet} data-title={t.result}>
      <div data-sheet>{sheet && elements(sheetTree(sheet, t.result))}</div>
      <section className="calc-next">
        <h3>{t.next}</h3>
        <div className="actions">
          <button className="button" type="submit" form="calculator" formAction={page} name="go" value="request">
            {t.request}
          </button>
          <button className="button quiet" type="submit" form="calculator" formAction={CALCULATOR_PDF[lang]} name="go" value="pdf">
            {t.pdf}
          </button>
          <button className="button quiet" type="button" data-print hidden>
            {t.print}
          </button>
        </div>
        <p className="hint">{t.requestNote}</p>
        <p className="hint">{t.pdfNote}</p>
        <p>
          <a href={`${page}?${query}`} data-share={page}>
            {t.share}
          </a>
        </p>
      </section>
    </div>
  );
}
