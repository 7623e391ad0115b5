import type { OfferRow } from '@jurilien/rows/search';
import { useCallback, useState } from 'react';
import { actionOf, formOf, labelOf, type Lead, type LeadCommand, sentAs, type Tools, useAsked, useLeadSaid } from '../lead';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { formatMoment } from '../../format';
import { useActions, type Reason } from '../../components/commands/useActions';
import { inLocale } from '../../locale';
import { me, onlyProposes } from '../../roles';
import { useNow } from '../../useNow';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { ManualOffer } from '../search';
import { RenewOnPhone } from './RenewOnPhone';
import { priceEffect, useEffectTools } from '../credits';

/** Commands whose dialog shows what professionals would pay. */
const PRICED = new Set<LeadCommand>(['SetLeadPrice', 'SetSuperLead', 'ApproveLeadPricing']);

/** Buttons and dialogs of the action table for one lead. */
export const useLeadActions = (lead: Lead | undefined, offers: OfferRow[] | undefined, onDone?: (command: LeadCommand) => void) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState<LeadCommand>();
  const { options: staff, nameOf } = useStaff();
  const said = useLeadSaid();
  const tools = useEffectTools('ApproveLeadPricing');
  const pricing = open !== undefined && PRICED.has(open);
  const preview = useAsked(lead?.id ?? '', 'price-preview', lead?.version, Boolean(lead) && pricing).data;

  // What the page shows of the request says it better than the reason alone.
  const words = useCallback(
    ({ detail }: Reason): string | undefined => {
      if (detail.startsWith('lead-is-')) return t('actions.why.state', { state: code('states', lead?.state) });
      if (detail === 'lock-held-by-other' && lead?.lockedBy) return t('actions.why.locked', { name: nameOf(lead.lockedBy) });
      if (detail === 'before-send-after') return t('actions.why.tooEarly', { date: formatMoment(lead?.sendAfter) });
      return undefined;
    },
    [t, code, nameOf, lead?.state, lead?.lockedBy, lead?.sendAfter],
  );
  const whyNot = useActions('leads', lead ? [lead.id] : [], words);
  const now = useNow();
  const why = (command: LeadCommand): string | undefined => {
    if (!lead) return t('state.loading');
    const own = actionOf(command).unless?.({ lead, me: me(), now });
    return whyNot(lead.id, sentAs(command)) ?? (own && inLocale(own));
  };
  const claim = offers?.find((offer) => offer.state === 'Claimed');
  const round = Math.max(1, ...(offers ?? []).map((offer) => offer.round));
  const proposes = open !== undefined && onlyProposes(me().role, open);
  const note = proposes ? t('actions.proposesNote') : undefined;
  const priced: Tools['priced'] = (wanted) => lead && priceEffect(tools, lead, preview, { ...wanted, proposes });
  const dialog =
    open === 'RenewLead' && lead ? (
      <RenewOnPhone lead={lead} onClose={() => setOpen(undefined)} />
    ) : open === 'OfferLeadManually' && lead ? (
      <ManualOffer lead={lead} proposes={proposes} onClose={() => setOpen(undefined)} />
    ) : open && lead ? (
      <CommandDialog
        key={open}
        command={formOf(open, {
          lead,
          config: tools.config,
          code,
          staff,
          claim,
          round,
          note: pricing ? undefined : note,
          priced,
          said: said(lead, nameOf),
        })}
        onClose={() => setOpen(undefined)}
        onDone={() => onDone?.(open)}
      />
    ) : null;
  return { why, label: labelOf, open: setOpen, dialog, nameOf };
};
