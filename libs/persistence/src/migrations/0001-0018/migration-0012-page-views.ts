import { Migration } from '@mikro-orm/migrations';

/** How often a page was read on a day; of no one in particular (4.10.10: a table of its own, no stream). */
export class Migration0012PageViews extends Migration {
  override up(): void {
    this.addSql(`create table page_views (
     day date not null,
     page_path text not null,
     views integer not null,
     primary key (day, page_path)
   )`);
  }
}
