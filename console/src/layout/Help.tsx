import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material';
import { useT, type Key } from '../useT';
import { useKeysOn } from './shortcuts';

const rows: [string[], Key][] = [
  [['Ctrl+K'], 'help.commands'],
  [['/'], 'help.search'],
  [['f'], 'help.filter'],
  [['j'], 'help.down'],
  [['k'], 'help.up'],
  [['↵'], 'help.open'],
  [['g', 'd'], 'help.home'],
  [['g', 'l'], 'help.leads'],
  [['g', 'v'], 'help.validations'],
  [['g', 'a'], 'help.lawyers'],
  [['g', 'f'], 'help.followUps'],
  [['g', 'm'], 'help.messages'],
  [['g', 'u'], 'help.users'],
  [['g', 'j'], 'help.audit'],
  [['g', 'w'], 'help.simulator'],
  [['v'], 'help.validate'],
  [['n'], 'help.next'],
  [['x'], 'help.select'],
  [['t'], 'help.take'],
  [['s'], 'help.snooze'],
  [['e'], 'help.done'],
  [['?'], 'help.help'],
];

const Help = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const [on, setOn] = useKeysOn();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="help-title">
      <DialogTitle id="help-title">{t('help.title')}</DialogTitle>
      <DialogContent>
        {rows.map(([keys, label]) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <span>{t(label)}</span>
            <span>
              {keys.map((key, at) => (
                <span key={key}>
                  {at > 0 && ` ${t('help.then')} `}
                  <Box
                    component="kbd"
                    sx={{
                      px: 1.5,
                      py: 0.25,
                      border: 1,
                      borderColor: 'divider',
                      borderBottomWidth: 2,
                      borderRadius: 1,
                      fontFamily: 'inherit',
                      fontSize: '.75rem',
                      fontWeight: 700,
                    }}
                  >
                    {key}
                  </Box>
                </span>
              ))}
            </span>
          </Box>
        ))}
        <FormControlLabel sx={{ mt: 3 }} label={t('help.keysOn')} control={<Switch checked={on} onChange={(_, next) => setOn(next)} />} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
export default Help;
