import { Migration } from '@mikro-orm/migrations';

/** What waits to be sent about the appointments of a request is listed on its page, with what waits about the request itself. */
export class Migration0029PendingOfAppointments extends Migration {
  override up(): void {
    this.addSql(
      `create index work_items_pending_appointmentid on work_items ((input ->> 'appointmentId')) where state = 'pending' and job = 'notify'`,
    );
  }
}
