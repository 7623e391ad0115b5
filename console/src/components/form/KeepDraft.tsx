import { useEffect, useRef } from 'react';
import { FormDataConsumer } from 'react-admin';

const Written = <Draft,>({ given, write }: { given: Draft; write: (draft: Draft) => void }) => {
  const known = useRef(JSON.stringify(given));
  useEffect(() => {
    const now = JSON.stringify(given);
    if (now !== known.current) write(given);
    known.current = now;
  }, [given]);
  return null;
};

/** Keeps what is typed into the form around, from the first change on. */
export const KeepDraft = <Draft,>({ write }: { write: (draft: Draft) => void }) => (
  <FormDataConsumer>{({ formData }) => <Written given={formData as Draft} write={write} />}</FormDataConsumer>
);
