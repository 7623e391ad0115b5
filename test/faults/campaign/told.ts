import type { Kernel } from '@jurilien/runtime';
import type { Ended, Told } from './checks.js';

type Row<T> = T & { readonly [k: string]: unknown };

/** What the log and the tables tell of a campaign; what lies at the provider is for who can look there. */
export async function toldOf({ db }: Pick<Kernel, 'db'>, campaignId: string): Promise<Omit<Told, 'inbox'>> {
  const [recipients, own, handed, refused] = await Promise.all([
    db.query<Row<Ended>>(
      `select person_id as "personId", contact_id as "contactId", state, code, message_id as "messageId" from campaign_recipients
        where campaign_id = $1`,
      [campaignId],
    ),
    db.query<Row<{ position: string; type: string; payload: Record<string, number> }>>(
      'select position, type, payload from events where stream = $1 order by position',
      [`campaign-${campaignId}`],
    ),
    db.query<Row<{ id: string; positions: string[] }>>(
      `select payload ->> 'messageId' as id, array_agg(position) as positions from events where type = 'MessageHandedToProvider'
          and payload ->> 'messageId' in (select message_id::text from campaign_recipients where campaign_id = $1) group by 1`,
      [campaignId],
    ),
    db.query<Row<{ id: string; position: string }>>(
      `select payload ->> 'contactId' as id, min(position) as position from events where type in ('ConsentWithdrawn', 'SmsOptedOut') group by 1`,
    ),
  ]);
  const of = (type: string) => own.filter((event) => event.type === type);
  return {
    status: own.findLast(({ type }) => /Finished|Cancelled/.test(type))?.type,
    frozen: of('CampaignAudienceFrozen').at(-1)?.payload['n'],
    finished: of('CampaignFinished').map(({ position, payload }) => ({
      ...(payload as unknown as Told['finished'][number]),
      position: Number(position),
    })),
    recipients,
    handed: new Map(handed.map(({ id, positions }) => [id, positions.map(Number)])),
    refused: new Map(refused.map(({ id, position }) => [id, Number(position)])),
  };
}
