import { Box, Typography } from '@mui/material';
import { formatDate, formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import type { AddressConsents } from './AddressConsents';

type Moment = AddressConsents['history'][number];
type NameOf = (id: string) => string;

/** What proves an agreement: the colleague who read a script by name; ids, hashes and the place in a list as they are kept. */
const useEvidence = (nameOf: NameOf) => {
  const t = useT();
  return (evidence: string | undefined): string | undefined => {
    const [, reader] = /^call (\S+)$/.exec(evidence ?? '') ?? [];
    return reader ? t('consentHistory.readBy', { name: nameOf(reader) }) : evidence;
  };
};

const OneMoment = ({ moment, nameOf }: { moment: Moment; nameOf: NameOf }) => {
  const t = useT();
  const code = useCode();
  const evidenceOf = useEvidence(nameOf);
  const { at, what, happened, how, basis, until, text, evidence, channel, consentId } = moment;
  const facts = [
    basis && code('consentBases', basis),
    until && t('consentHistory.until', { until: formatDate(until) }),
    how && code('consentWays', how),
    text && t('consentHistory.text', { text: code('legalDocuments', text.document), version: text.version }),
    evidenceOf(evidence),
    consentId && t('consentHistory.number', { number: consentId.slice(consentId.indexOf('/') + 1) }),
  ];
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
      {t('consentHistory.line', {
        channel: code('channels', channel),
        what: code('consents', what),
        happened: code('consentMoments', happened),
      })}
      {text?.sentence && (
        <Box component="blockquote" lang={`${text.lang ?? 'fr'}-CA`} sx={{ m: 0, my: 1, pl: 3, borderLeft: 3, borderColor: 'divider' }}>
          {text.sentence}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>{formatMoment(at)}</Box>
      <Box sx={{ color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
    </Box>
  );
};

/** Everything the addresses of a person ever agreed to and refused, with what proves it, the newest first (X02, X14). */
export const ConsentHistory = ({ moments, nameOf }: { moments: readonly Moment[]; nameOf: NameOf }) => {
  const t = useT();
  return (
    <Box component="section" aria-label={t('consentHistory.title')} sx={{ mt: 4 }}>
      <Typography variant="subtitle2" component="h3">
        {t('consentHistory.title')}
      </Typography>
      {moments.length === 0 ? (
        <Typography color="text.secondary">{t('consentHistory.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {moments.map((moment, n) => (
            <OneMoment key={`${moment.at}${n}`} moment={moment} nameOf={nameOf} />
          ))}
        </Box>
      )}
    </Box>
  );
};
