import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ERASED, Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { addressName, contactPoint, refusedBy, writeToMember } from '@jurilien/messaging';
import { renderWritten, segmentsOf, type Rendered } from '@jurilien/notifications';
import { derivedId } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { smsMaxSegments } from '@jurilien/reference';
import { mayNotBeContacted, senderOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked as AskedOf, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRows } from '../views/queries.js';

type Asked = AskedOf<'POST /api/lawyers/messages/preview'>['body'];

/** Why someone is left out, as the page says it. */
type LeftOut = 'closed' | 'noAddress' | 'Z04' | 'Z05' | 'Z09';
interface Reader {
  readonly id: string;
  readonly name: string;
  readonly lang: 'fr' | 'en';
  readonly to: string;
  readonly contactId: string;
  readonly leftOut?: LeftOut;
}

/** X01: staff write to chosen professionals, each in their own language, and no one who does not want it. */
@Controller()
export class LawyerMessagesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  /** How many would get it, who would not and why, and what the words look like in each language. */
  @Route('POST /api/lawyers/messages/preview')
  async preview(@AskedOf() { body: what }: AskedOf<'POST /api/lawyers/messages/preview'>, @Req() { principal }: GuardedRequest) {
    const readers = await this.readersOf(what, principal);
    return {
      ready: { fr: readyIn(readers, 'fr').length, en: readyIn(readers, 'en').length },
      leftOut: readers.flatMap(({ id, name, leftOut }) => (leftOut ? [{ id, name, why: leftOut }] : [])),
      samples: { fr: this.sample(what, readers, 'fr'), en: this.sample(what, readers, 'en') },
    };
  }

  /** Puts it in line for each of them; sent twice under one batch it goes out once. */
  @Route('POST /api/lawyers/messages')
  async send(@AskedOf() { body }: AskedOf<'POST /api/lawyers/messages'>, @Req() { principal }: GuardedRequest) {
    const { batchId, ...what } = body;
    const readers = (await this.readersOf(what, principal)).filter(({ leftOut }) => !leftOut);
    refuseUnlessWritten(what, readers);
    const rendered = readers.map((reader) => ({ reader, message: this.rendered(what, reader) }));
    const most = this.kernel.configuration.current().value(smsMaxSegments);
    const tooLong = rendered.find(({ message }) => what.channel === 'sms' && segmentsOf(message.text).segments > most);
    if (tooLong) throw new Refused('VALIDATION', 'too-long', [{ field: tooLong.reader.lang, message: 'tooLong' }]);
    let queued = 0;
    for (const { reader, message } of rendered) if (await this.queue(batchId, what, reader, message, principal)) queued += 1;
    return { queued, leftOut: what.ids.length - queued };
  }

  private async queue(batchId: string, what: Asked, reader: Reader, message: Rendered, { actor }: Principal): Promise<boolean> {
    const sendKey = `team:${batchId}/${reader.id}/${what.channel}`;
    try {
      const input = {
        messageId: derivedId('team-message', 0, sendKey),
        sendKey,
        professionalId: reader.id,
        contactId: reader.contactId,
        channel: what.channel,
        class: what.class,
        lang: reader.lang,
        to: reader.to,
        subject: message.subject ?? '',
        body: message.text,
        ...(message.html ? { html: message.html } : {}),
      };
      await this.bus.execute(command(writeToMember, input, { commandId: derivedId('write-to-member', 0, sendKey), actor }));
      return true;
    } catch (error) {
      // Who said no between our look and the command is left out like the others.
      if (error instanceof Refused && error.code === 'SUPPRESSED') return false;
      throw error;
    }
  }

  private async readersOf({ ids, channel, class: messageClass }: Asked, principal: Principal): Promise<Reader[]> {
    const asked = { page: 1, perPage: ids.length, filter: { id: [...new Set(ids)] } };
    const { data } = await this.queries.execute(new FindRows('professionals', asked, principal));
    return Promise.all(data.map(({ id }) => this.readerOf(id as string, channel, messageClass)));
  }

  private async readerOf(id: string, channel: Asked['channel'], messageClass: Asked['class']): Promise<Reader> {
    const state = await stateOf(this.kernel, professional, id);
    const to = (channel === 'sms' ? state.phoneNumber : state.email) ?? '';
    const contactId = this.kernel.secrets.hash(addressName(channel, to));
    const contact = await stateOf(this.kernel, contactPoint, contactId);
    const reader = { id, name: state.name, lang: contact.preferences.lang ?? state.lang, to, contactId };
    if (state.status === 'None' || state.status === 'Closed') return { ...reader, leftOut: 'closed' };
    if (to === '' || to === ERASED) return { ...reader, leftOut: 'noAddress' };
    const leftOut =
      refusedBy(contact, channel, messageClass, new Date().toISOString()) ??
      ((await mayNotBeContacted(this.kernel, channel, to)) ? ('Z09' as const) : undefined);
    return { ...reader, ...(leftOut ? { leftOut } : {}) };
  }

  private rendered(what: Asked, { lang, name }: Pick<Reader, 'lang' | 'name'>): Rendered {
    const to = { lang, messageClass: what.class, name, sender: senderOf(this.kernel) };
    return renderWritten(what.channel, to, what[lang]);
  }

  /** The words as their first reader would see them, or as anyone would. */
  private sample(what: Asked, readers: readonly Reader[], lang: 'fr' | 'en') {
    const name = readyIn(readers, lang)[0]?.name ?? (lang === 'fr' ? 'Me Camille Roy' : 'Camille Roy');
    const message = this.rendered(what, { lang, name });
    const most = this.kernel.configuration.current().value(smsMaxSegments);
    return { ...message, ...(what.channel === 'sms' ? { segments: segmentsOf(message.text).segments, most } : {}) };
  }
}

const readyIn = (readers: readonly Reader[], lang: 'fr' | 'en'): Reader[] => readers.filter((r) => !r.leftOut && r.lang === lang);

/** No one gets an empty message, nor one in a language they did not choose. */
function refuseUnlessWritten(what: Asked, readers: readonly Reader[]): void {
  if (readers.length === 0) throw new Refused('WRONG_STATE', 'nobody-to-write-to');
  const missing = (['fr', 'en'] as const).flatMap((lang) => {
    if (readyIn(readers, lang).length === 0) return [];
    const { subject, body } = what[lang];
    return [
      ...(what.channel === 'email' && subject === '' ? [{ field: `${lang}.subject`, message: 'required' }] : []),
      ...(body === '' ? [{ field: `${lang}.body`, message: 'required' }] : []),
    ];
  });
  if (missing.length > 0) throw new Refused('VALIDATION', 'fields', missing);
}
