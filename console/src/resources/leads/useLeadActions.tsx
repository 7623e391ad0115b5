import { useState } from 'react';
import type { LeadDetails, OfferRow } from '../../api/rows';
import { CommandDialog } from '../../components/CommandDialog';
import { formatMoment } from '../../format';
import { onlyProposes } from '../../roles';
import { useStaff } from '../../useStaff';
import { useReadOnly } from '../../useReadOnly';
import { useCode, useT } from '../../useT';
import { ManualOffer } from './ManualOffer';
import { formOf } from './action-forms';
import { actionOf, whyNot, type LeadCommand, type Situation, type Why } from './actions';

/** Buttons and dialogs of the action table for one lead. */
export const useLeadActions = (
  lead: LeadDetails | undefined,
  situation: Situation | undefined,
  offers: OfferRow[] | undefined,
  onDone?: (command: LeadCommand) => void,
) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState<LeadCommand>();
  const { options: staff, nameOf } = useStaff();

  const explain = (why: Why | undefined): string | undefined =>
    why &&
    t(why.key, {
      ...why.vars,
      ...(why.vars?.state ? { state: code('states', String(why.vars.state)) } : {}),
      ...(why.vars?.who ? { name: nameOf(String(why.vars.who)) } : {}),
      ...(why.vars?.at ? { date: formatMoment(String(why.vars.at)) } : {}),
    });
  const readOnly = useReadOnly();
  const why = (command: LeadCommand): string | undefined =>
    readOnly ?? (situation ? explain(whyNot(actionOf(command), situation)) : t('state.loading'));
  const label = (command: LeadCommand) => t(`actions.${command}`);
  const claim = offers?.find((offer) => offer.state === 'Claimed');
  const round = Math.max(1, ...(offers ?? []).map((offer) => offer.round));
  const note = open && situation && onlyProposes(situation.me.role, open) ? t('actions.proposesNote') : undefined;
  const dialog =
    open === 'OfferLeadManually' && lead ? (
      <ManualOffer lead={lead} proposes={situation?.me.role === 'admin_validation'} onClose={() => setOpen(undefined)} />
    ) : open && lead ? (
      <CommandDialog
        key={open}
        command={formOf(open, label(open), actionOf(open).danger === true, { lead, code, staff, claim, round, note })}
        onClose={() => setOpen(undefined)}
        onDone={() => onDone?.(open)}
      />
    ) : null;
  return { why, label, open: setOpen, dialog, nameOf };
};
