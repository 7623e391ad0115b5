import type { ReactNode } from 'react';
import { KeyDrawing } from './drawings';

/** A page on which a person proves who they are: its task, and the drawing of the key beside it. */
export const SignInFrame = ({ aside, children }: { readonly aside?: string; readonly children: ReactNode }) => (
  <div className="wrap page sign-in">
    <div className="sign-in-task">{children}</div>
    <aside className="sign-in-aside">
      <KeyDrawing />
      {aside && <p>{aside}</p>}
    </aside>
  </div>
);
