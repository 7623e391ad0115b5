/**
 * Child support in the browser: the same rules, words and errors as on the server, and nothing leaves the page. Without this script
 * the form posts to the server, which calculates and forgets.
 */
import { calculate, sheetOf, type FederalTable, type Question } from '@jurilien/reference/child-support';
import { answersFrom, errorsOf, sharedQuery, today } from './answers';
import { FEDERAL_TABLES_PATH } from '../../routes.table';
import { sheetTree, type Twig } from './sheet-tree';

const lang = document.documentElement.lang.startsWith('en') ? 'en' : 'fr';
const form = document.querySelector<HTMLFormElement>('#calculator');
const result = document.querySelector<HTMLElement>('#resultat');
const summary = document.querySelector<HTMLElement>('#calculator-errors');

const element = (twig: Twig | string): Node => {
  if (typeof twig === 'string') return document.createTextNode(twig);
  const made = document.createElement(twig.tag);
  for (const [name, value] of Object.entries(twig.says ?? {})) made.setAttribute(name, value);
  made.append(...twig.inside.map(element));
  return made;
};

/** Notes an error at its question, in the place and with the marks the server gives it. */
function mark(input: Element, name: string, message: string, prefix: string): void {
  const place = input.closest('.field, fieldset')!;
  place.classList.add('failed');
  const error = element({
    tag: 'p',
    says: { class: 'error', id: `${name}-error` },
    inside: [{ tag: 'span', says: { class: 'hidden-text' }, inside: [prefix] }, message],
  });
  const before = place.querySelector('.hint') ?? place.querySelector('label, legend');
  before!.after(error);
  const described = place.matches('fieldset') ? place : input;
  described.setAttribute('aria-describedby', [described.getAttribute('aria-describedby'), `${name}-error`].filter(Boolean).join(' '));
  if (described === input) input.setAttribute('aria-invalid', 'true');
}

function unmark(): void {
  summary!.replaceChildren();
  for (const error of form!.querySelectorAll('p.error')) {
    for (const described of form!.querySelectorAll(`[aria-describedby~="${error.id}"]`)) {
      const rest = described
        .getAttribute('aria-describedby')!
        .split(' ')
        .filter((id) => id !== error.id);
      if (rest.length > 0) described.setAttribute('aria-describedby', rest.join(' '));
      else described.removeAttribute('aria-describedby');
      described.removeAttribute('aria-invalid');
    }
    error.remove();
  }
  for (const place of form!.querySelectorAll('.failed')) place.classList.remove('failed');
}

function showErrors(errors: Partial<Record<Question, string>>): void {
  const { prefix = '', summary: title = '' } = form!.dataset;
  const links = Object.entries(errors).map(([name, message]): Twig => {
    mark(document.getElementById(name)!, name, message, prefix);
    return { tag: 'li', inside: [{ tag: 'a', says: { href: `#${name}` }, inside: [message] }] };
  });
  summary!.append(
    element({
      tag: 'div',
      says: { class: 'error-summary', role: 'alert', tabindex: '-1', 'aria-labelledby': 'calculator-trouble' },
      inside: [
        { tag: 'h2', says: { id: 'calculator-trouble' }, inside: [title] },
        { tag: 'ul', inside: links },
      ],
    }),
  );
  summary!.querySelector<HTMLElement>('[tabindex]')!.focus();
}

/** The federal tables come when someone starts to answer: most visitors only read. */
let federal: readonly FederalTable[] | undefined;
const tables = async (): Promise<void> => {
  const answered = await fetch(FEDERAL_TABLES_PATH);
  if (!answered.ok) throw new Error('tables');
  federal = (await answered.json()) as readonly FederalTable[];
};

/** Calculates what stands in the form; answers whether it could. */
function show({ aloud }: { readonly aloud: boolean }): boolean {
  const answers = answersFrom(new FormData(form!));
  const answered = calculate(answers, today(), federal ?? []);
  if (aloud) unmark();
  result!.hidden = !answered.ok;
  if (!answered.ok) {
    if (aloud) showErrors(errorsOf(answered, lang));
    return false;
  }
  const sheet = result!.querySelector('[data-sheet]')!;
  sheet.replaceChildren(...sheetTree(sheetOf(answered.value, lang, today()), result!.dataset.title!).map(element));
  const share = result!.querySelector<HTMLAnchorElement>('[data-share]')!;
  share.href = `${share.dataset.share}?${sharedQuery(answers)}`;
  return true;
}

if (form && result && summary) {
  let trying: Promise<void> | undefined;
  let without = false;
  const wait = (): Promise<void> => (trying ??= tables().catch(() => void (trying = undefined)));
  form.addEventListener('focusin', () => void wait(), { once: true });
  form.addEventListener('submit', (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    if (button?.value === 'language') return;
    if (!federal) {
      // The same press again when they are here; should they not come, the form goes the way it goes without this script.
      if (without) return void (without = false);
      event.preventDefault();
      event.stopPropagation();
      return void wait().then(() => {
        without = !federal;
        form.requestSubmit(button);
      });
    }
    const good = show({ aloud: true });
    // Only what must leave the page does: the file, and a request.
    if (good && button && button.value !== 'calculate') {
      // A file leaves the page as it is: the form is free again for what comes next.
      if (button.value === 'pdf')
        setTimeout(() => {
          delete form.dataset.sent;
          button.removeAttribute('aria-disabled');
        }, 100);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (good) document.getElementById('resultat-titre')!.focus();
  });
  // Once there is a result, it follows the answers.
  form.addEventListener('change', () => {
    delete form.dataset.sent;
    if (federal && result.querySelector('[data-sheet]')!.firstChild) show({ aloud: false });
  });
  const print = result.querySelector<HTMLElement>('[data-print]');
  if (print) {
    print.hidden = false;
    print.addEventListener('click', () => window.print());
  }
}
