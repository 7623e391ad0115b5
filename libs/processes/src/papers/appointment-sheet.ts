import {
  appointmentWords,
  calledWords,
  clockWords,
  dateWords,
  facts,
  type GeneratedPaper,
  heading,
  momentWords,
  type PaperBlock,
  saying,
  sizeWords,
  typeset,
  zoneWordsAt,
} from '@jurilien/reference';
import { filledIn, sheetWords } from './paper-words.js';

type Lang = 'fr' | 'en';
interface Slot {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** One appointment as its reader may see it: what its page shows (M07), and nothing else. */
export interface AppointmentShown {
  readonly code: string;
  readonly side: 'client' | 'professional';
  readonly state: string;
  readonly mode: 'phone' | 'video' | 'inPerson';
  readonly slot: Slot;
  readonly zone: string;
  readonly otherZone: string;
  readonly with: { readonly name?: string | undefined; readonly firm?: string | null | undefined };
  readonly phone?: string | undefined;
  readonly place?: string | undefined;
  readonly videoLink?: string | undefined;
  readonly bring?: string | undefined;
  readonly price?: string | undefined;
  readonly proposals?: { readonly slots: readonly Slot[] } | undefined;
  readonly moved?: { readonly from: Slot } | undefined;
  readonly notes: readonly { readonly by: string; readonly at: string; readonly text: string }[];
  readonly documents: readonly { readonly name?: string | undefined; readonly type: string; readonly bytes: number }[];
}

export interface SheetOf {
  readonly appointment: AppointmentShown;
  readonly lang: Lang;
  readonly madeAt: string;
  readonly product: string;
}

/** One appointment to print and take along: when, on whose clock, how, with whom, what to bring. */
export function appointmentSheet({ appointment: a, lang, madeAt, product }: SheetOf): GeneratedPaper {
  const [t, w] = [sheetWords[lang], appointmentWords[lang]];
  const words: Readonly<Record<string, string>> = w;
  const name = a.with.name;
  const before = a.moved && `${dayIn(a.moved.from.startsAt, lang, a.zone)}, ${hoursIn(a.moved.from, lang, a.zone)}`;
  return typeset({
    ...{ lang, product, madeAt },
    title: name ? filledIn(t.with, { name }) : filledIn(t.withClient, { code: a.code }),
    lead: [filledIn(t.made, { made: momentWords(madeAt, lang) })],
    blocks: [
      ...(before ? [saying(filledIn(t.moved, { before }))] : []),
      ...facts([
        [t.state, words[`state_${a.state}`]],
        [t.date, dayIn(a.slot.startsAt, lang, a.zone)],
        [t.time, hoursIn(a.slot, lang, a.zone)],
        [t.otherTime, otherTime(a, lang)],
        [w.how, howTold(a, lang)],
        [t.place, a.mode === 'inPerson' ? a.place : undefined],
        [w.who, [name, a.with.firm].filter(Boolean).join(', ')],
        [w.request, a.code],
        [w.price, a.price && filledIn(w.priceText, { price: a.price })],
        [w.bring, a.bring],
        [w.documents, a.documents.map((d) => `${d.name ?? d.type.toUpperCase()}, ${sizeWords(d.bytes, lang)}`)],
      ]),
      ...(a.mode === 'video' && a.videoLink ? [videoOf(a.videoLink, filledIn(t.videoAt, { href: a.videoLink }))] : []),
      ...listed(
        t.proposals,
        a.proposals?.slots.map((s) => `${dayIn(s.startsAt, lang, a.zone)}, ${hoursIn(s, lang, a.zone)}`),
      ),
      ...listed(
        w.notes,
        a.notes.map(({ by, at, text }) => filledIn(t.said, { who: words[`by_${by}`] ?? '', at: momentWords(at, lang, a.zone), text })),
      ),
    ],
  });
}

const listed = (title: string, items: readonly string[] = []): PaperBlock[] =>
  items.length > 0 ? [heading(2, title), { type: 'list', items }] : [];

/** A link that someone else typed leads there only where it is an address of the web. */
const videoOf = (href: string, text: string): PaperBlock =>
  /^https:\/\//i.test(href) ? { type: 'links', links: [{ text, href }] } : saying(text);

/** A paper lies around longer than a page is open: the day has its year. */
const dayIn = (at: string, lang: Lang, zone: string): string =>
  dateWords(at, lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, zone);

/** The hours with the zone's own name for that day, so that one of two times that look the same is told from the other. */
const hoursIn = ({ startsAt, endsAt }: Slot, lang: Lang, zone: string): string =>
  filledIn(sheetWords[lang].span, {
    from: clockWords(startsAt, lang, zone),
    to: clockWords(endsAt, lang, zone),
    zone: zoneWordsAt(zone, lang, startsAt),
  });

function otherTime({ slot, zone, otherZone }: AppointmentShown, lang: Lang): string | undefined {
  const [own, other] = [zone, otherZone].map((of) => `${dayIn(slot.startsAt, lang, of)}, ${clockWords(slot.startsAt, lang, of)}`);
  return own === other ? undefined : `${dayIn(slot.startsAt, lang, otherZone)}, ${hoursIn(slot, lang, otherZone)}`;
}

function howTold({ mode, side, with: other, phone, videoLink }: AppointmentShown, lang: Lang): string {
  const w = appointmentWords[lang];
  if (mode === 'video') return videoLink ? w.video : w.videoLater;
  if (mode === 'inPerson') return w.inPerson;
  if (side === 'professional') return w.phoneFrom;
  const name = other.name ?? '';
  return phone ? filledIn(w.phoneToAt, { name, phone: calledWords(phone, lang) }) : filledIn(w.phoneTo, { name });
}
