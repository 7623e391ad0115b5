import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { useGetList, useGetOne } from 'react-admin';
import type { AcceptanceRow, CreditAccountRow, LedgerRow, MessageRow, OfferRow, ProfessionalRow } from '../../api/rows';
import { Facts, Loaded, Panel } from '../../components/Panel';
import { MessageLine } from '../../components/MessageBody';
import { State, Tag } from '../../components/Tone';
import { formatCoins, formatDate, formatList, formatMoment, formatMovement, formatPhone } from '../../format';
import { useRegion } from '../../regions';
import { useCode, useT } from '../../useT';

const page = (field: string) => ({ pagination: { page: 1, perPage: 100 }, sort: { field, order: 'DESC' as const } });
const Scroll = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
    <Table size="small">{children}</Table>
  </Box>
);

export const Identity = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  return (
    <Panel title={t('lawyers.tabs.identity')}>
      <Facts
        columns={2}
        rows={[
          [t('lawyers.kind'), code('titles', row.title)],
          [t('lawyers.firm'), row.firm ?? '–'],
          [t('lawyers.province'), code('provinces', row.province)],
          [t('lawyers.licenceNo'), row.licenceNo ?? '–'],
          [t('lawyers.licence'), row.licenceState ? <State key="licence" family="licenceStates" value={row.licenceState} /> : '–'],
          [t('lawyers.nextCheck'), formatDate(row.licenceNextCheckAt)],
          [t('lawyers.terms'), row.termsVersion ?? t('lawyers.noTerms')],
          [t('fields.email'), row.email ?? '–'],
          [t('fields.phoneNumber'), formatPhone(row.phoneNumber)],
          [t('fields.lang'), code('langs', row.lang)],
          [t('lawyers.approvedAt'), formatDate(row.approvedAt)],
          [t('lawyers.pausedUntil'), formatDate(row.pausedUntil)],
        ]}
      />
    </Panel>
  );
};

export const Practice = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const practice = row.practice ?? {};
  const accepts = (['acceptsAJ', 'acceptsMP', 'acceptsConsult', 'superOptIn', 'urgentOptIn', 'mediator'] as const).filter(
    (flag) => practice[flag] === true,
  );
  const rates = Array.isArray(practice.rates) ? practice.rates.map((rate) => code('rates', String(rate))) : [];
  return (
    <Panel title={t('lawyers.tabs.practice')}>
      <Facts
        rows={[
          [
            t('lawyers.fields'),
            <Box key="fields" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {(row.fields ?? []).map((field) => (
                <Tag key={field} tone="info">
                  {code('lawyerTypes', field)}
                </Tag>
              ))}
            </Box>,
          ],
          [t('lawyers.regions'), formatList((row.regions ?? []).map(region)) || '–'],
          [t('lawyers.languages'), formatList((row.languages ?? []).map((lang) => code('langs', lang))) || '–'],
          [t('lawyers.accepts'), formatList(accepts.map((flag) => t(`lawyers.${flag}`))) || '–'],
          [t('lawyers.remote'), code('yes', String(practice.remote === true))],
          [t('lawyers.radius'), practice.radiusKm ? t('lawyers.radiusKm', { n: Number(practice.radiusKm) }) : '–'],
          [t('lawyers.postal'), String(practice.postalCode ?? '–')],
          [t('lawyers.rates'), formatList(rates) || '–'],
          [t('lawyers.minBudget'), Number(practice.minBudget) ? code('budgets', String(practice.minBudget)) : t('lawyers.unlimited')],
          [t('lawyers.callYear'), String(practice.callYear ?? '–')],
        ]}
      />
    </Panel>
  );
};

const figure = (label: string, value: string, strong?: boolean) => (
  <Box key={label} sx={{ minWidth: 110 }}>
    <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{label}</Box>
    <Box sx={{ fontSize: strong ? '1.5rem' : '1.125rem', fontWeight: 800, color: strong ? 'primary.main' : 'text.primary' }}>{value}</Box>
  </Box>
);
/** An account by what it stands for: the identifiers of lots and claims say nothing to a person. */
const accountKind = (account: string) => (/\.hold\./.test(account) ? 'hold' : /\.lot\./.test(account) ? 'lot' : account);

/** Balance and statement: each movement with its double entry. */
export const Credits = ({ id, open }: { id: string; open: boolean }) => {
  const t = useT();
  const code = useCode();
  const account = useGetOne<CreditAccountRow>('credit-accounts', { id }, { retry: false, enabled: open });
  const entries = useGetList<LedgerRow>('ledger-entries', { ...page('position'), filter: { professionalId: id } });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Panel title={t('lawyers.balance')}>
        <Box sx={{ display: 'flex', gap: 6, flexWrap: 'wrap' }}>
          {figure(t('lawyers.available'), formatCoins(account.data?.availableCc ?? 0), true)}
          {figure(t('lawyers.held'), formatCoins(account.data?.heldCc ?? 0))}
          {figure(t('lawyers.granted'), formatCoins(account.data?.grantedCc ?? 0))}
          {figure(t('lawyers.consumed'), formatCoins(account.data?.consumedCc ?? 0))}
        </Box>
      </Panel>
      <Panel title={t('lawyers.statement')}>
        <Loaded query={entries} isEmpty={!entries.data?.length} empty={t('lawyers.noStatement')}>
          <Scroll label={t('lawyers.statement')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('lawyers.when')}</TableCell>
                <TableCell>{t('lawyers.what')}</TableCell>
                <TableCell>{t('lawyers.lines')}</TableCell>
                <TableCell align="right">{t('lawyers.amount')}</TableCell>
                <TableCell align="right">{t('lawyers.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {entries.data?.map((entry) => (
                <TableRow key={entry.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(entry.at)}</TableCell>
                  <TableCell>
                    {entry.leadId ? (
                      <MuiLink component={Link} to={`/leads/${entry.leadId}`}>
                        {code('ledger', entry.type)}
                      </MuiLink>
                    ) : (
                      code('ledger', entry.type)
                    )}
                  </TableCell>
                  <TableCell sx={{ color: 'text.secondary' }}>
                    {(entry.lines ?? []).map((line, index) => (
                      <div key={index}>
                        {code('accounts', accountKind(line.account))} : {t(line.debit ? 'lawyers.debit' : 'lawyers.credit')}{' '}
                        {formatCoins(line.debit || line.credit)}
                      </div>
                    ))}
                  </TableCell>
                  <TableCell align="right" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
                    {formatMovement(entry)}
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {formatCoins(entry.availableAfterCc)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Scroll>
        </Loaded>
      </Panel>
    </Box>
  );
};

export const OffersHistory = ({ id }: { id: string }) => {
  const t = useT();
  const code = useCode();
  const query = useGetList<OfferRow>('offers', { ...page('madeAt'), filter: { professionalId: id } });
  const accepted = useGetList<AcceptanceRow>('acceptances', { ...page('at'), filter: { professionalId: id } });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Panel title={t('lawyers.tabs.offers')}>
        <Loaded query={query} isEmpty={!query.data?.length} empty={t('lawyers.noOffers')}>
          <Scroll label={t('lawyers.tabs.offers')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('lawyers.lead')}</TableCell>
                <TableCell>{t('lawyers.when')}</TableCell>
                <TableCell>{t('lawyers.answer')}</TableCell>
                <TableCell align="right">{t('lawyers.amount')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {query.data?.map((offer) => (
                <TableRow key={offer.id}>
                  <TableCell>
                    <MuiLink component={Link} to={`/leads/${offer.leadId}`} sx={{ fontWeight: 700 }}>
                      {offer.code}
                    </MuiLink>
                  </TableCell>
                  <TableCell>{formatMoment(offer.madeAt)}</TableCell>
                  <TableCell>
                    <State family="offerStates" value={offer.state} /> {offer.refusedReason && code('refusals', offer.refusedReason)}
                  </TableCell>
                  <TableCell align="right">{formatCoins(offer.priceCc)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Scroll>
        </Loaded>
      </Panel>
      <Panel title={t('lawyers.tabs.accepted')}>
        <Loaded query={accepted} isEmpty={!accepted.data?.length} empty={t('lawyers.noAccepted')}>
          <Scroll label={t('lawyers.tabs.accepted')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('lawyers.when')}</TableCell>
                <TableCell>{t('lawyers.state')}</TableCell>
                <TableCell>{t('lawyers.slaDue')}</TableCell>
                <TableCell>{t('lawyers.contactedAt')}</TableCell>
                <TableCell align="right">{t('lawyers.amount')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {accepted.data?.map((row) => (
                <TableRow key={row.id}>
                  <TableCell>
                    <MuiLink component={Link} to={`/leads/${row.leadId}`}>
                      {formatMoment(row.at)}
                    </MuiLink>
                  </TableCell>
                  <TableCell>
                    <State family="acceptanceStates" value={row.state} />
                  </TableCell>
                  <TableCell>{formatMoment(row.slaDueAt)}</TableCell>
                  <TableCell>{formatMoment(row.contactedAt)}</TableCell>
                  <TableCell align="right">{formatCoins(row.priceCc)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Scroll>
        </Loaded>
      </Panel>
    </Box>
  );
};

export const MessagesOf = ({ id }: { id: string }) => {
  const t = useT();
  const query = useGetList<MessageRow>('messages', { ...page('queuedAt'), filter: { recipientId: id } });
  return (
    <Panel title={t('lawyers.tabs.messages')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('messages.empty')}>
        {query.data?.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
      </Loaded>
    </Panel>
  );
};
