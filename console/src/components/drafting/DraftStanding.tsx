import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useT } from '../../useT';
import { ProblemAlert } from '../commands/ProblemAlert';
import { Tag } from '../Tone';
import type { Drafting } from './useDrafting';

interface Props {
  readonly editor: Pick<Drafting, 'dirty' | 'restored' | 'problem' | 'giveUp'>;
  /** The number of the version in force. */
  readonly inForce: number;
  readonly draft: boolean;
  /** What is wrong with it as a whole. */
  readonly faults: readonly string[];
  /** Who wrote in it, and when. */
  readonly children?: ReactNode;
}

/** How something that has versions stands: the one in force, its draft, what is unsaved, and what is wrong with it as a whole. */
export const DraftStanding = ({ editor: { dirty, restored, problem, giveUp }, inForce, draft, faults, children }: Props) => {
  const t = useT();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, mb: 4, flexWrap: 'wrap', alignItems: 'center' }}>
        <Tag tone="success">{t('drafting.versionInForce', { version: inForce })}</Tag>
        {draft && <Tag tone="warning">{t('drafting.draft')}</Tag>}
        {children}
        {dirty && <Tag tone="accent">{t('drafting.unsaved')}</Tag>}
        {dirty && (
          <Button size="small" onClick={giveUp}>
            {t('drafting.giveUp')}
          </Button>
        )}
      </Box>
      <ProblemAlert problem={problem} />
      {restored && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('state.restored')}
        </Alert>
      )}
      {[...new Set(faults)].map((fault) => (
        <Alert key={fault} severity="warning" sx={{ mb: 3 }}>
          {fault}
        </Alert>
      ))}
    </>
  );
};
