import { campaign, type CampaignState, refuseUnlessKnown } from '@jurilien/campaigns';
import { ids, Refused, type Row } from '@jurilien/event-sourcing';
import type { ExportAsked } from '@jurilien/exports';
import { addressName } from '@jurilien/messaging';
import { placeOf, recipientCounts, recipientsInOrder, type RecipientRow } from '@jurilien/persistence';
import { masked } from '@jurilien/processes';
import { localDate, statsKMin } from '@jurilien/reference';
import { z } from 'zod';
import { peopleNow } from '../audience/select.js';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import type { Reader } from '../reads/reader.js';
import { heldOfTable } from '../reports/small-cells.js';
import type { ExportSource } from './export-rows.js';

/** It is of one campaign, and narrowed by nothing else. */
const ofOne = z.strictObject({ campaignId: ids.campaignId });

/**
 * Whom a campaign goes to, by state, cause, language and basis, with their address masked for everyone: what it was sent to in full is on
 * no list of anyone. Who reads figures alone is told how many there are in each state, as on the page of the campaign.
 * @throws Refused where the campaign is not theirs to see, or the file is asked for in full or by anything but its campaign
 */
export async function recipientsSource(
  kernel: Kernel,
  reader: Reader,
  { filter = {}, search, full }: Pick<ExportAsked, 'filter' | 'search' | 'full'>,
): Promise<ExportSource> {
  if (full) throw new Refused('FORBIDDEN', 'masked-only');
  const asked = ofOne.safeParse(filter);
  if (!asked.success || search) throw new Refused('VALIDATION', 'filter', [{ field: 'filter.campaignId', message: 'required' }]);
  const { campaignId } = asked.data;
  const s = await stateOf(kernel, campaign, campaignId);
  refuseUnlessKnown(s, reader);
  return reader.who === 'report' ? figuresOf(kernel, campaignId, s) : rowsOf(kernel, campaignId, s);
}

function rowsOf(kernel: Kernel, campaignId: string, s: CampaignState): ExportSource {
  const messages = kernel.registry.views.get('messages')!;
  return {
    total: async () => Object.values(await recipientCounts(kernel.db, campaignId)).reduce((a, b) => a + b, 0),
    async next(limit, after) {
      const found = await recipientsInOrder(kernel.db, campaignId, placeOf(messages), { after: after?.key, limit });
      const addresses = await addressesOf(kernel, s, found);
      const last = found.at(-1)?.personId;
      return {
        rows: found.map((row): Row => {
          const { to: sentTo, contactId, basis, messageId: id, personId: _, ...said } = row;
          const { to } = masked(messages, { to: sentTo ?? (contactId ? addresses.get(contactId) : undefined) }, ['to']);
          return { ...said, to, id, basis: basis?.kind, basisSince: basis?.since, basisUntil: basis?.until };
        }),
        ...(last && found.length === limit ? { last: { by: last, key: last } } : {}),
      };
    },
  };
}

/** Where those are reached who were sent nothing, by the keyed hash that was written down: an address that is gone is none. */
async function addressesOf(
  kernel: Kernel,
  { audience }: CampaignState,
  rows: readonly RecipientRow[],
): Promise<ReadonlyMap<string, string>> {
  const unsent = rows.filter(({ to, contactId }) => to === null && contactId !== null);
  if (!audience || unsent.length === 0) return new Map();
  const people = await peopleNow(
    kernel,
    audience,
    unsent.map(({ personId }) => personId),
    new Date().toISOString(),
  );
  const channel = unsent[0]!.channel;
  const found = people.flatMap((person) => (channel === 'sms' ? person.phone : person.email) ?? []);
  return new Map(found.map((to) => [kernel.secrets.hash(addressName(channel, to)), to]));
}

function figuresOf(kernel: Kernel, campaignId: string, { startedAt, startsAt }: CampaignState): ExportSource {
  const least = kernel.configuration.current().value(statsKMin);
  const begun = startedAt ?? startsAt;
  const month = begun ? localDate(begun, 'QC').slice(0, 7) : null;
  const counted = async (): Promise<Row[]> => {
    const counts = Object.entries(await recipientCounts(kernel.db, campaignId)).filter(([, n]) => n > 0);
    const table = counts.map(([state, n]) => ({ cell: { month, state }, n }));
    const held = new Set(heldOfTable(table, [({ cell }) => cell.month, ({ cell }) => cell.state], least));
    return table.map((one) => ({ ...one.cell, count: held.has(one) ? `<${least}` : String(one.n) }));
  };
  return { total: async () => (await counted()).length, next: async () => ({ rows: await counted() }) };
}
