import type { AppointmentRow } from '@jurilien/rows/scheduling';
import { Button } from '@mui/material';
import { useState } from 'react';
import { askFile, problemOf, type Problem } from '../../api/http';
import { saveFile } from '../../api/save-file';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useT } from '../../useT';

/** The sheet of an appointment as its client has it, to be saved; each look is written down. */
export const SheetButton = ({ row: { id, leadId, code } }: { row: AppointmentRow }) => {
  const t = useT();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      const given = { params: { leadId, appointmentId: id }, query: { as: 'pdf' as const } };
      saveFile(
        await askFile('GET /api/leads/:leadId/appointments/:appointmentId/sheet', given),
        `${t('scheduling.sheetFile')}-${code}.pdf`,
      );
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      {problem && <ProblemAlert problem={problem} />}
      <Button variant="outlined" size="small" disabled={busy} onClick={() => void take()}>
        {t('scheduling.sheet')}
      </Button>
    </div>
  );
};
