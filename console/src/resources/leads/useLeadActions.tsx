import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import type { LeadDetails, OfferRow } from '../../api/rows';
import { CommandDialog } from '../../components/CommandDialog';
import { formatMoment } from '../../format';
import { isManager, me } from '../../roles';
import { useCode, useT } from '../../useT';
import { formOf } from './action-forms';
import { actionOf, whyNot, type LeadCommand, type Situation, type Why } from './actions';

interface User extends RaRecord { username: string | null; role: string }

export const useStaff = () => {
  const { data } = useGetList<User>('users', { pagination: { page: 1, perPage: 100 }, sort: { field: 'username', order: 'ASC' } }, { enabled: isManager(me().role), retry: false });
  return (data ?? []).filter((user) => user.role !== 'professional' && user.role !== 'client');
};

/** Buttons and dialogs of the action table for one lead. */
export const useLeadActions = (lead: LeadDetails | undefined, situation: Situation | undefined, offers: OfferRow[] | undefined, onDone?: (command: LeadCommand) => void) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState<LeadCommand>();
  const users = useStaff();
  const nameOf = (id: string) => (id === me().id ? me().name : users.find((user) => user.id === id)?.username ?? id.slice(0, 8));

  const explain = (why: Why | undefined): string | undefined => why && t(why.key, {
    ...why.vars,
    ...(why.vars?.state ? { state: code('states', String(why.vars.state)) } : {}),
    ...(why.vars?.who ? { name: nameOf(String(why.vars.who)) } : {}),
    ...(why.vars?.at ? { date: formatMoment(String(why.vars.at)) } : {}),
  });
  const why = (command: LeadCommand): string | undefined => (situation ? explain(whyNot(actionOf(command), situation)) : t('state.loading'));
  const label = (command: LeadCommand) => t(`actions.${command}`);
  const staff = users.map((user) => ({ value: String(user.id), label: user.username ?? String(user.id) }));
  const claim = offers?.find((offer) => offer.state === 'Claimed');

  const dialog = open && lead ? (
    <CommandDialog key={open} command={formOf(open, label(open), actionOf(open).danger === true, { lead, code, staff, claim })} onClose={() => setOpen(undefined)} onDone={() => onDone?.(open)} />
  ) : null;
  return { why, label, open: setOpen, dialog, nameOf };
};
