import type { OfferRow } from '@jurilien/rows/search';
import { useState } from 'react';
import type { Lead } from '../lead/lead';
import type { PricePreview } from '../../api/previews';
import { CommandDialog } from '../../components/CommandDialog';
import { formatMoment } from '../../format';
import { onlyProposes } from '../../roles';
import { useStaff } from '../../useStaff';
import { useReadOnly } from '../../useReadOnly';
import { useCode, useT } from '../../useT';
import { ManualOffer } from '../search/ManualOffer';
import { priceEffect } from '../credits/effects';
import { useEffectTools } from '../credits/useEffectTools';
import { formOf, type Priced } from './action-forms';
import { useAsked } from '../lead/useLead';
import { actionOf, whyNot, type LeadCommand, type Situation, type Why } from './actions';

/** Commands whose dialog shows what professionals would pay. */
const PRICED = new Set<LeadCommand>(['SetLeadPrice', 'SetSuperLead', 'ApproveLeadPricing']);

/** Buttons and dialogs of the action table for one lead. */
export const useLeadActions = (
  lead: Lead | undefined,
  situation: Situation | undefined,
  offers: OfferRow[] | undefined,
  onDone?: (command: LeadCommand) => void,
) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState<LeadCommand>();
  const { options: staff, nameOf } = useStaff();
  const tools = useEffectTools('ApproveLeadPricing');
  const pricing = open !== undefined && PRICED.has(open);
  const preview = useAsked<PricePreview>(lead?.id ?? '', 'price-preview', lead?.version, Boolean(lead) && pricing).data;

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
  const proposes = open && situation ? onlyProposes(situation.me.role, open) : false;
  const priced: Priced = (wanted) => lead && priceEffect(tools, lead, preview, { ...wanted, proposes });
  const dialog =
    open === 'OfferLeadManually' && lead ? (
      <ManualOffer lead={lead} proposes={situation?.me.role === 'admin_validation'} onClose={() => setOpen(undefined)} />
    ) : open && lead ? (
      <CommandDialog
        key={open}
        command={formOf(open, label(open), actionOf(open).danger === true, {
          lead,
          code,
          staff,
          claim,
          round,
          note: pricing ? undefined : note,
          priced,
        })}
        onClose={() => setOpen(undefined)}
        onDone={() => onDone?.(open)}
      />
    ) : null;
  return { why, label, open: setOpen, dialog, nameOf };
};
