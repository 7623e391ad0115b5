import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { deliveredShare, MESSAGE_COUNTS, MESSAGE_WORDS, type MessageFigure } from '@jurilien/reference';
import { formatCents } from '../../format';
import { locale } from '../../locale';
import { useCode, useT } from '../../useT';
import type { Report } from './asked';
import { Defined, Section } from './Defined';
import { numberText, partLabel, shareText } from './shown';

const COLUMNS: readonly MessageFigure[] = [...MESSAGE_COUNTS, 'deliveredShare', 'costCents'];

/** How messages went, by channel: each step on the day it happened, and what texts cost. */
export const Messages = ({ report: { messages } }: { report: Report }) => {
  const t = useT();
  const code = useCode();
  const shown = (of: NonNullable<Report['messages']>[number], name: MessageFigure): string => {
    const share = deliveredShare(of);
    if (name === 'deliveredShare') return share === null ? '–' : shareText(share);
    return name === 'costCents' ? formatCents(of.costCents) : numberText(of[name]);
  };
  return (
    <Section of="messages">
      {messages ? (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={partLabel('messages')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('reports.channel')}</TableCell>
                {COLUMNS.map((name) => (
                  <TableCell key={name} align="right">
                    <Defined {...MESSAGE_WORDS[name][locale]} />
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {messages.map((one) => (
                <TableRow key={one.channel}>
                  <TableCell component="th" scope="row">
                    {code('channels', one.channel)}
                  </TableCell>
                  {COLUMNS.map((name) => (
                    <TableCell key={name} align="right">
                      {shown(one, name)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('reports.messagesNone')}</Box>
      )}
    </Section>
  );
};
