import type { Answer } from '@jurilien/contracts/api';
import { useState } from 'react';
import { ask } from '../../../api/http';
import { CommandDialog } from '../../../components/commands/CommandDialog';
import { useT } from '../../../useT';

/** What is personal of a request, in full. */
export type Revealed = Answer<'POST /api/privacy-requests/:requestId/reveal'>;

/** What is personal of a request, once its reader has said why they need it; until the page is left. The look stays in the audit. */
export const useRevealed = (requestId: string) => {
  const t = useT();
  const [revealed, setRevealed] = useState<Revealed>();
  const [asking, setAsking] = useState(false);
  const dialog = asking && (
    <CommandDialog
      command={{
        command: 'RevealContact',
        label: t('privacyCases.reveal'),
        note: t('privacyCases.revealNote'),
        reason: true,
        fields: [],
        payload: () => ({}),
        act: (reason) => ask('POST /api/privacy-requests/:requestId/reveal', { params: { requestId }, body: { reason } }),
        onAnswer: (answer) => setRevealed(answer as Revealed),
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { revealed, reveal: () => setAsking(true), dialog };
};
