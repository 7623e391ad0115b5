import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Panel } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { useCode, useT } from '../../useT';
import type { Report } from './asked';
import { partText } from './shown';

const COUNTS = ['queued', 'sent', 'delivered', 'undelivered', 'bounced', 'failed', 'suppressed', 'complained', 'optedOut'] as const;

/** How messages went, by channel: each step on the day it happened. */
export const Messages = ({ report: { messages } }: { report: Report }) => {
  const t = useT();
  const code = useCode();
  return (
    <Panel title={t('reports.messages')}>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>
        {t(messages ? 'reports.messagesHint' : 'reports.messagesNone')}
      </Box>
      {messages && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('reports.messages')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('reports.channel')}</TableCell>
                {COUNTS.map((name) => (
                  <TableCell key={name} align="right">
                    {t(`reports.sent.${name}`)}
                  </TableCell>
                ))}
                <TableCell align="right">{t('reports.sent.share')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {messages.map((one) => (
                <TableRow key={one.channel}>
                  <TableCell component="th" scope="row">
                    {code('channels', one.channel)}
                  </TableCell>
                  {COUNTS.map((name) => (
                    <TableCell key={name} align="right">
                      {formatNumber(one[name])}
                    </TableCell>
                  ))}
                  <TableCell align="right">{partText(one.delivered, one.sent)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
};
