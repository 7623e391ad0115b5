import { Migration } from '@mikro-orm/migrations';

/** With which view a list begins becomes all that a person chose of it: the columns left out and the air around rows follow them too. */
export class Migration0032ListChoices extends Migration {
  override up(): void {
    this.addSql('alter table default_views rename to list_choices');
    this.addSql('alter table list_choices rename constraint default_views_pkey to list_choices_pkey');
    this.addSql('alter table list_choices alter column view drop not null, add column hidden jsonb, add column roomy boolean');
  }
}
