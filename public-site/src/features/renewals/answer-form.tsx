import { createContext, useContext, type ReactNode } from 'react';
import { ErrorSummary, FormProvider, type Errors, type Raw } from '../../forms';
import { Head } from '../../layout';
import { Go, LiveForm, Wrong } from '../../session';

/** Which answer it is. */
export type Answer = 'yes' | 'change' | 'later' | 'no';

/** What the forms of the page share: what was wrong, what was typed, and who sends them when not the browser itself. */
interface Answering {
  readonly errors: Errors;
  readonly raw: Raw;
  /** Sent with what is answered, so that a press that is repeated is one. */
  readonly commandId?: string;
  readonly busy?: boolean;
  readonly onSend?: (go: Answer, form: FormData) => void;
}
const State = createContext<Answering>({ errors: {}, raw: {} });
export const AnswerState = State.Provider;
export const useAnswering = (): Answering => useContext(State);

/** What stands over the forms: the title of the page, and what was wrong with the last answer. */
export function Above({ title }: { readonly title: string }) {
  const { errors, onSend } = useAnswering();
  // A page of someone signed in has its title already.
  if (onSend) return <Wrong errors={errors} />;
  return (
    <>
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
    </>
  );
}

interface FormProps {
  readonly go: Answer;
  readonly id?: string;
  readonly children: ReactNode;
}

/** One answer: a plain post behind a link, the page's own sending for a client who is signed in. */
export function AnswerForm({ go, id, children }: FormProps) {
  const { errors, raw, commandId, onSend } = useAnswering();
  if (onSend) {
    const texts = Object.entries(raw).filter((e): e is [string, string] => !Array.isArray(e[1]));
    const lists = Object.entries(raw).filter((e): e is [string, string[]] => Array.isArray(e[1]));
    return (
      <LiveForm
        name={`renewal-${go}`}
        errors={errors}
        values={Object.fromEntries(texts)}
        lists={Object.fromEntries(lists)}
        className="stack"
        onSend={(_, form) => onSend(go, new FormData(form))}
      >
        {children}
      </LiveForm>
    );
  }
  return (
    <form method="post" id={id} className="stack" noValidate>
      <input type="hidden" name="commandId" value={commandId} />
      <FormProvider value={{ raw, errors }}>{children}</FormProvider>
    </form>
  );
}

interface SendProps {
  readonly go: Answer;
  readonly className: string;
  readonly children: ReactNode;
}

/** The button of an answer. */
export function Send({ go, className, children }: SendProps) {
  const { busy, onSend } = useAnswering();
  if (onSend)
    return (
      <Go className={className} busy={busy}>
        {children}
      </Go>
    );
  return (
    <button className={className} type="submit" name="go" value={go}>
      {children}
    </button>
  );
}
