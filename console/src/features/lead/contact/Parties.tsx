import type { Party } from '@jurilien/rows/lead';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import type { Lead } from '../lead';
import { ActionButton } from '../../../components/commands/ActionButton';
import { ConflictBar } from '../../../components/commands/ConflictBar';
import { Panel } from '../../../components/page/Panel';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { useCommand } from '../../../components/commands/useCommand';
import { useDraft } from '../../../useDraft';
import { useCode, useT } from '../../../useT';
import { namedParties, PartyRows } from './PartyRows';
import { doneOf } from '../actions';

const partiesOf = (lead: Lead): Party[] =>
  Array.isArray(lead.othersInvolved) ? lead.othersInvolved : lead.othersInvolved ? [{ name: lead.othersInvolved }] : [];

/** Other people of the matter: never shown to professionals before the conflict step. */
export const Parties = ({ lead, why }: { lead: Lead; why?: string }) => {
  const t = useT();
  const code = useCode();
  const [editing, setEditing] = useState(false);
  const parties = partiesOf(lead);
  return (
    <Panel
      title={t('lead.parties')}
      aside={
        <ActionButton variant="outlined" why={why} onClick={() => setEditing(true)}>
          {t('lead.edit')}
        </ActionButton>
      }
    >
      {!parties.length ? (
        <Box sx={{ color: 'text.secondary' }}>{t('lead.noParties')}</Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {parties.map((party, index) => (
            <Box
              component="li"
              key={index}
              sx={{
                display: 'flex',
                gap: 2,
                justifyContent: 'space-between',
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
                fontSize: '.8125rem',
                '&:last-of-type': { borderBottom: 0 },
              }}
            >
              <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                {party.unknown || !party.name ? t('lead.unknownParty') : party.name}
              </Box>
              {party.role && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {code('partyRoles', party.role)}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      {editing && <PartiesDialog lead={lead} onClose={() => setEditing(false)} />}
    </Panel>
  );
};

const PartiesDialog = ({ lead, onClose: close }: { lead: Lead; onClose: () => void }) => {
  const t = useT();
  const { run, busy, problem, clear } = useCommand();
  const [draft, setParties] = useDraft<Partial<Party>[]>(`parties:${lead.id}`);
  const parties = draft ?? (partiesOf(lead).length ? partiesOf(lead) : [{}]);
  const onClose = () => {
    setParties(undefined);
    close();
  };
  const [version, setVersion] = useState(lead.version);
  const save = async () => {
    const sent = await run(
      'EditLead',
      { leadId: lead.id, othersInvolved: namedParties(parties) },
      { expectedVersion: version, done: doneOf('EditLead') },
    );
    if (sent.ok) onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="parties-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id="parties-title">{t('lead.parties')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '12px !important' }}>
          {problem?.code === 'STALE_VERSION' ? (
            <ConflictBar
              mine={version}
              theirs={lead.version}
              onReload={() => {
                setVersion(lead.version);
                clear();
              }}
            />
          ) : (
            <ProblemAlert problem={problem} />
          )}
          <PartyRows parties={parties} lang={lead.lang} onChange={setParties} autoFocus />
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Box sx={{ flex: 1 }} />
          <Button type="submit" variant="contained" disabled={Boolean(busy)}>
            {busy ? t('actions.sending') : t('lead.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
