import { createContext, useContext, type FormEventHandler, type ReactNode } from 'react';
import { FormProvider, type Errors, type Raw } from '../../forms';

/** What the forms of the page share: what was wrong, what was typed, and who sends them when not the browser itself. */
export const ChangeState = createContext<{
  readonly errors: Errors;
  readonly posted: Raw;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
}>({ errors: {}, posted: {} });

/** A form of the page: a plain post behind a link, the page's own sending for a person who is signed in. */
export function ChangeForm({
  name,
  hidden,
  values = {},
  children,
}: {
  readonly name: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}) {
  const { errors, posted, onSubmit } = useContext(ChangeState);
  const raw = Object.keys(posted).length > 0 ? posted : { ...values };
  return (
    <form method="post" id={name} className="stack" noValidate onSubmit={onSubmit}>
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <FormProvider value={{ raw, errors }}>{children}</FormProvider>
    </form>
  );
}
