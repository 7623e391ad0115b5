import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box } from '@mui/material';
import { AppointmentsOf, AvailabilityOf } from '../../scheduling';

/** Appointments of a professional with clients, and when they can be met. */
export const Appointments = ({ row }: { row: ProfessionalRow }) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <AppointmentsOf about={{ professionalId: row.id }} />
    <AvailabilityOf professionalId={row.id} />
  </Box>
);
