import { Migration } from '@mikro-orm/migrations';

/** What waits to be sent about one request, or to one professional, is listed on their pages. */
export class Migration0024PendingRuns extends Migration {
  override up(): void {
    for (const name of ['leadId', 'professionalId'])
      this.addSql(
        `create index work_items_pending_${name.toLowerCase()} on work_items ((input ->> '${name}')) where state = 'pending' and job = 'notify'`,
      );
  }
}
