import { Box } from '@mui/material';
import { REPORT_WORDS } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { Panel } from '../../components/page/Panel';
import { locale } from '../../locale';
import { useT } from '../../useT';

/** A name that opens what it means: on the spot, by mouse, finger or key. */
export const Defined = ({ label, definition }: { label: ReactNode; definition: string }) => (
  <Box component="details" sx={{ fontSize: '.8125rem' }}>
    <Box
      component="summary"
      sx={{ cursor: 'help', minHeight: 24, color: 'text.secondary', fontWeight: 600, '&::marker': { color: 'text.disabled' } }}
    >
      {label}
    </Box>
    <Box sx={{ mt: 1, color: 'text.secondary', maxWidth: '62ch' }}>{definition}</Box>
  </Box>
);

/** A part of the report by its name, with how it is measured on the spot. */
export const Section = ({ of, children }: { of: keyof typeof REPORT_WORDS; children: ReactNode }) => {
  const t = useT();
  const { label, definition } = REPORT_WORDS[of][locale];
  return (
    <Panel title={label}>
      <Box sx={{ mb: 2 }}>
        <Defined label={t('reports.howMeasured')} definition={definition} />
      </Box>
      {children}
    </Panel>
  );
};
