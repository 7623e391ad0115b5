import SavedIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { Box, Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../../components/commands/ActionButton';
import { type Command, CommandDialog } from '../../../components/commands/CommandDialog';
import { MenuButton } from '../../../components/commands/MenuButton';
import { me, whyNotAs } from '../../../roles';
import { useT } from '../../../useT';
import type { Asked } from '../asked';
import { changeForm, deleteForm, saveForm } from './save-form';
import { isChanged, open, type SavedOne, useOpenedByAddress, useSavedReport, useSavedReports } from './saved';
import { ScheduleDialog } from './ScheduleDialog';
import { StopMail } from './StopMail';
import { nextMailText } from './mail-words';

/** Reports one may open, by their names. */
const Choice = ({ asked }: { asked: Asked }) => {
  const t = useT();
  const reports = useSavedReports().filter(({ usable }) => usable);
  return (
    <MenuButton label={t('reports.saved.title')} startIcon={<SavedIcon />}>
      {(close) =>
        reports.length === 0
          ? [
              <MenuItem key="none" disabled>
                {t('reports.saved.none')}
              </MenuItem>,
            ]
          : reports.map((report) => (
              <MenuItem
                key={report.id}
                selected={report.id === asked.get('report')}
                onClick={() => {
                  close();
                  open(asked, report);
                }}
              >
                {report.name}
                {report.shared && ` · ${t('reports.saved.ofTeam')}`}
                {report.mail && ` · ${t('reports.saved.mailed')}`}
              </MenuItem>
            ))
      }
    </MenuButton>
  );
};

/** Who has it besides whom it is mailed to. */
const whose = ({ shared, mine }: SavedOne) => (shared ? 'reports.saved.ofTeam' : mine ? 'reports.saved.private' : 'reports.saved.byMail');

/** The report that is open: its name, when its mail goes, and what can be done with it. */
const Opened = ({ asked, report, show }: { asked: Asked; report: SavedOne; show: (form: Command) => void }) => {
  const t = useT();
  const [planning, setPlanning] = useState(false);
  const { mail } = report;
  const notMine = report.changeable ? undefined : t('reports.saved.notYours');
  const gone = () => asked.want({ report: '' });
  return (
    <>
      <Box component="h2" sx={{ fontSize: '1rem', m: 0 }}>
        {report.name}
      </Box>
      <Box component="span" sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>
        {t(whose(report))}
        {mail && ` · ${nextMailText(t, mail)}`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
        <ActionButton
          variant={isChanged(asked, report.look) ? 'contained' : 'text'}
          why={notMine}
          onClick={() => show(changeForm(t, asked, report))}
        >
          {t('reports.saved.change')}
        </ActionButton>
        <ActionButton
          variant="text"
          why={report.schedulable ? undefined : (whyNotAs(me().role, 'ScheduleReportMail') ?? t('reports.saved.mailNotYours'))}
          onClick={() => setPlanning(true)}
        >
          {t('reports.mail.button')}
        </ActionButton>
        <ActionButton variant="text" why={notMine} onClick={() => show(deleteForm(t, report, gone))}>
          {t('reports.saved.delete')}
        </ActionButton>
        {report.received && (
          <Button onClick={() => asked.want({ mail: 'stop' })} variant="text">
            {t('reports.mail.leave')}
          </Button>
        )}
      </Box>
      {planning && <ScheduleDialog report={report} onClose={() => setPlanning(false)} />}
    </>
  );
};

/** Reports under a name: opening one, keeping what is looked at, and what is done with the one that is open. */
export const SavedReports = ({ asked }: { asked: Asked }) => {
  const t = useT();
  const [form, setForm] = useState<Command>();
  const id = asked.get('report');
  const { data, isError } = useSavedReport(id);
  const report = id && data?.id === id ? data : undefined;
  useOpenedByAddress(asked, report);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
        <Choice asked={asked} />
        <ActionButton
          variant="outlined"
          why={whyNotAs(me().role, 'SaveReport')}
          onClick={() => setForm(saveForm(t, asked, (kept) => open(asked, kept)))}
        >
          {t('reports.saved.save')}
        </ActionButton>
      </Box>
      {report && <Opened asked={asked} report={report} show={setForm} />}
      {id && isError && <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{t('reports.saved.gone')}</Box>}
      {id && asked.get('mail') === 'stop' && (
        <StopMail reportId={id} name={report?.name} received={report?.received} onClose={() => asked.want({ mail: '' })} />
      )}
      {form && <CommandDialog command={form} onClose={() => setForm(undefined)} />}
    </Box>
  );
};
