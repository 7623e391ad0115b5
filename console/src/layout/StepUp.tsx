import { lazy, Suspense, useEffect, useState } from 'react';
import { whoAsks } from '../session/step-up';

const StepUpDialog = lazy(() => import('./StepUpDialog'));

/** Asks for password and second factor again before a delicate act, which is then repeated by itself. */
export const StepUp = () => {
  const [settle, setSettle] = useState<{ with: (proven: boolean) => void }>();
  useEffect(
    () =>
      whoAsks(
        () =>
          new Promise((resolve) => {
            setSettle({ with: resolve });
          }),
      ),
    [],
  );
  if (!settle) return null;
  return (
    <Suspense>
      <StepUpDialog
        onDone={(proven) => {
          setSettle(undefined);
          settle.with(proven);
        }}
      />
    </Suspense>
  );
};
