import { LEAD_STATES } from '@jurilien/contracts';
import { useMemo } from 'react';
import { lawyerTypes } from '../../codes';
import type { MoreFilter, SavedView, SelectFilter } from '../../components/list/LiveList';
import { useUsualSelects } from '../../components/list/Filters';
import { inLocale } from '../../locale';
import { useRegionOptions } from '../../regions';
import { isManager, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { FLAGS } from '../lead';

/** Forms that were started and never sent do not stand between requests: they have a view of their own. */
export const SUBMITTED = { submitted: true };

/** The views of the list of requests. */
export const useLeadViews = (): SavedView[] => {
  const t = useT();
  const manager = isManager(me().role);
  // The clock is part of an address: it moves with each visit, not with each tick.
  const minute = useMemo(() => `${new Date().toISOString().slice(0, 16)}:00.000Z`, []);
  return [
    { key: 'all', label: t('leads.views.all'), filter: SUBMITTED },
    { key: 'toValidate', label: t('leads.views.toValidate'), filter: { state: ['ToValidate', 'InValidation'] }, counted: true },
    { key: 'awaiting', label: t('leads.views.awaiting'), filter: { state: ['AwaitingConfirmation'] }, counted: true },
    { key: 'waiting', label: t('leads.views.waiting'), filter: { state: ['AwaitingInfo', 'OnHold'] } },
    { key: 'offering', label: t('leads.views.offering'), filter: { state: ['Ready', 'Offering', 'SelfServe'] }, counted: true },
    { key: 'accepted', label: t('leads.views.accepted'), filter: { state: ['Accepted', 'InService'] } },
    { key: 'mine', label: t('leads.views.mine'), filter: { assigneeId: me().id } },
    { key: 'contactMissed', label: t('leads.views.contactMissed'), filter: { state: ['Accepted'], nextAt_lte: minute }, counted: true },
    { key: 'noTaker', label: t('leads.views.noTaker'), filter: { state: ['Unserved'] }, counted: true },
    { key: 'renewals', label: t('leads.views.renewals'), filter: { nextTimer: ['lead.renewal.send', 'lead.renewal.expire'] } },
    ...(manager ? [{ key: 'proposed', label: t('leads.views.proposed'), filter: { proposed: true }, counted: true }] : []),
    { key: 'aj', label: t('leads.views.aj'), filter: { juridicalHelp: true } },
    { key: 'mp', label: t('leads.views.mp'), filter: { smallMandate: true } },
    { key: 'super', label: t('leads.views.super'), filter: { superLead: true } },
    { key: 'tagged', label: t('leads.views.tagged'), filter: { tagged: true } },
    { key: 'blocked', label: t('leads.views.blocked'), filter: { state: ['Blocked'] } },
    { key: 'drafts', label: t('leads.views.drafts'), filter: { submitted: false } },
  ];
};

/** The filters used most. */
export const useLeadSelects = (): SelectFilter[] => {
  const t = useT();
  const code = useCode();
  const { province, lang } = useUsualSelects();
  return [
    { field: 'state', label: t('list.state'), many: true, options: LEAD_STATES.map((value) => ({ value, label: code('states', value) })) },
    province,
    {
      field: 'lawyerType',
      label: t('list.lawyerType'),
      options: lawyerTypes.map((value) => ({ value, label: code('lawyerTypes', value) })),
    },
    lang,
  ];
};

/** The other filters. */
export const useLeadFilters = (): MoreFilter[] => {
  const t = useT();
  const regions = [...useRegionOptions('QC'), ...useRegionOptions('ON')];
  const { options: staff } = useStaff();
  return [
    { kind: 'choice', field: 'region', label: t('fields.region'), options: regions },
    { kind: 'choice', field: 'assigneeId', label: t('leads.assignee'), options: staff },
    { kind: 'day', field: 'createdAt', label: t('leads.created') },
    { kind: 'number', field: 'priceCc', label: t('leads.price'), scale: 100 },
    ...Object.entries(FLAGS).map(([field, { name }]) => ({ kind: 'flag' as const, field, label: inLocale(name) })),
  ];
};
