import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import type { LeadDetails, OfferRow, ProfessionalRow } from '../../api/rows';
import { CommandDialog } from '../../components/CommandDialog';
import { formatMoment } from '../../format';
import { isStaff, me, roleOf } from '../../roles';
import { useCode, useT } from '../../useT';
import { formOf } from './action-forms';
import { actionOf, whyNot, type LeadCommand, type Situation, type Why } from './actions';

interface User extends RaRecord { username: string | null; role: string }

export const useStaff = () => {
  const { data } = useGetList<User>('user-accounts', { pagination: { page: 1, perPage: 100 }, sort: { field: 'username', order: 'ASC' } }, { enabled: me().role === 'admin', retry: false });
  return (data ?? []).filter((user) => isStaff(roleOf(user.role)));
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
  // Only national admins may read the accounts; everybody may at least take a lead on.
  const staff = (users.length ? users : [{ id: me().id, username: me().name }]).map((user) => ({ value: String(user.id), label: user.username ?? String(user.id) }));
  const claim = offers?.find((offer) => offer.state === 'Claimed');
  const round = Math.max(1, ...(offers ?? []).map((offer) => offer.round));
  // Read only when someone is about to choose.
  const approved = useGetList<ProfessionalRow>('professionals', { pagination: { page: 1, perPage: 300 }, sort: { field: 'name', order: 'ASC' }, filter: { state: ['Approved'], ...(lead?.province ? { province: lead.province } : {}) } }, { enabled: open === 'OfferLeadManually' });
  const asked = new Set((offers ?? []).map((offer) => offer.professionalId));
  const professionals = (approved.data ?? []).filter((person) => !asked.has(person.id)).map((person) => ({ value: person.id, label: person.name }));

  const dialog = open && lead ? (
    <CommandDialog key={open} command={formOf(open, label(open), actionOf(open).danger === true, { lead, code, staff, claim, round, professionals })} onClose={() => setOpen(undefined)} onDone={() => onDone?.(open)} />
  ) : null;
  return { why, label, open: setOpen, dialog, nameOf };
};
