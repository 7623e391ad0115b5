import { Button } from '@mui/material';
import type { ConfigChangeRow } from '@jurilien/rows/configuration';
import { useState } from 'react';
import { useT } from '../../../useT';
import { Preview } from './Preview';
import { mayPreview, usePreview } from './usePreview';

/** What a proposed change would have done, computed anew for its reader. */
export const ProposedPreview = ({ row: { id, set, effectiveAt } }: { row: ConfigChangeRow }) => (
  <Preview query={usePreview({ changeId: id, set, effectiveAt }, true)} set={set} />
);

/** The same on a card, where it is computed once someone asks for it. */
export const PreviewOnCard = ({ row }: { row: ConfigChangeRow }) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (!mayPreview(row.set)) return null;
  return (
    <>
      <Button size="small" aria-expanded={open} sx={{ justifySelf: 'start' }} onClick={() => setOpen(!open)}>
        {t(open ? 'config.preview.hide' : 'config.preview.show')}
      </Button>
      {open && <ProposedPreview row={row} />}
    </>
  );
};
