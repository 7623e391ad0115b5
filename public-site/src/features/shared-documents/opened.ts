import type { Answer } from '@jurilien/contracts/api';
import type { Errors } from '../../forms';

/** What the link opens, as the API returns it. */
export type Opened = Answer<'GET /api/public/document'>;

export interface SharedProps {
  readonly opened: Opened;
  readonly token: string;
  readonly viewId: string;
  readonly commandId: string;
  readonly errors: Errors;
  /** Why the last file was not taken, and which asked document it was for. */
  readonly refused: { readonly itemId: string | null; readonly text?: string };
  /** It was just reported as sent to the wrong person. */
  readonly reported: boolean;
}
