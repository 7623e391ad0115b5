import { randomUUID } from 'node:crypto';
import { eventually } from '../../support/eventually.js';
import { PATIENCE_SECONDS } from '../../support/faults.js';
import { CARD, order, payOn, purchaseOf } from '../../support/buying.js';
import { fromHome } from '../../support/main-job.js';
import type { System } from '../../support/system.js';
import { whenThere } from './asking.js';
import { newClient, type Niche, type People } from './people.js';
import { oneOf } from './plan.js';

/** A request on its way through a journey. */
interface Lead {
  readonly leadId: string;
  readonly code: string;
  readonly statusToken: string;
  readonly niche: Niche;
}
/** What became of a journey: the request that must have been informed of everything, when it went all the way. */
export interface Travelled {
  readonly kind: string;
  readonly leadId?: string;
  readonly code?: string;
  readonly professionalId?: string;
}
type Answer = { status: number; body: any };
type Offer = { readonly token: string; readonly professionalId: string };

const done = <T extends Answer>(answer: T, what: string): T => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};
const patiently = <T>(look: () => Promise<T | undefined | false>, what: string): Promise<T> => eventually(look, what, PATIENCE_SECONDS);

/** The journeys that people make, each from chances of its own. */
export function journeysOf(system: System, people: People) {
  const { job, ask } = people;

  /** From the form to the offers. `times` how often an impatient finger sends the form. */
  async function request(random: () => number, times = 1): Promise<Lead> {
    const niche = oneOf(people.niches(), random());
    const fields = newClient(niche);
    const leadId = randomUUID();
    const body = { leadId, form: 'request', lang: 'fr', website: '', consents: { sharing: true, contact: true }, fields };
    const home = fromHome(system);
    const answers = await Promise.all(Array.from({ length: times }, () => ask(system.origin, 'POST', '/api/public/requests', body, home)));
    const [first, ...again] = answers.map((answer) => done(answer, 'submit').body as { code: string; statusToken: string });
    if (again.some(({ code }) => code !== first!.code)) throw new Error('one form, several codes');
    const lead = { leadId, code: first!.code, statusToken: first!.statusToken, niche };
    done(
      await job.confirmPhone({ phone: `+1${fields.phoneNumber as string}`, statusToken: lead.statusToken }, PATIENCE_SECONDS),
      'confirm',
    );
    done(await job.validate(oneOf(people.staff, random()), leadId), 'validate');
    return lead;
  }

  /** Who was offered the request: by the link in a text, or in the letter where the text is a short one without. */
  async function offersOf({ code, niche }: Lead): Promise<Offer[]> {
    const found = await Promise.all(
      niche.pros.map(async ({ professionalId, phoneNumber, email }) => {
        const texts = (await job.texts(phoneNumber)).filter((m) => m.direction !== 'inbound').map((m) => m.body as string);
        const letters = (await job.mails(email)).map((m) => m.text as string);
        const token = [...texts, ...letters]
          .filter((words) => words.includes(code))
          .map((words) => job.tokenIn(words, 'accepter') ?? job.tokenIn(words, 'accept'))
          .find(Boolean);
        return token ? [{ token, professionalId }] : [];
      }),
    );
    return found.flat();
  }
  const firstOffer = (lead: Lead, but: readonly string[] = []): Promise<Offer> =>
    patiently(async () => (await offersOf(lead)).find((o) => !but.includes(o.professionalId)), `an offer of ${lead.code}`);

  /** Takes the request for one of those it was offered to; one who is too late lets someone else try. */
  const claim = (lead: Lead, but: readonly string[] = []): Promise<Offer> =>
    patiently(async () => {
      const offer = await firstOffer(lead, but);
      const answer = await job.command(offer.token, 'ClaimOffer');
      if (answer.status === 409 && answer.body.code === 'OFFER_TAKEN') return undefined;
      done(answer, `claim of ${lead.code}`);
      return offer;
    }, `a claim on ${lead.code}`);

  const reveal = (offer: Offer, code: string) =>
    whenThere(async () => done(await job.command(offer.token, 'RevealClaimNames'), `names of ${code}`), `the names of ${code}`);

  async function accepted(lead: Lead, offer: Offer, kind: string): Promise<Travelled> {
    await reveal(offer, lead.code);
    done(await job.command(offer.token, 'ConfirmAcceptance', { noConflict: true }), `acceptance of ${lead.code}`);
    done(await job.command(offer.token, 'RecordContactMade'), `contact of ${lead.code}`);
    await patiently(
      async () => (await job.link(lead.statusToken)('GET', '/api/public/lead-status')).body.state === 'InService',
      `${lead.code} in service`,
    );
    return { kind, leadId: lead.leadId, code: lead.code, professionalId: offer.professionalId };
  }
  const withdraw = async ({ statusToken, code }: Lead): Promise<void> => {
    done(await job.command(statusToken, 'WithdrawLead', { reason: 'other' }), `withdrawal of ${code}`);
  };

  return {
    async accept(random: () => number): Promise<Travelled> {
      const lead = await request(random);
      return accepted(lead, await claim(lead), 'accept');
    },
    /** The form is sent several times at once, the offer is pressed several times at once. */
    async impatient(random: () => number): Promise<Travelled> {
      const lead = await request(random, 3);
      const offer = await firstOffer(lead);
      const presses = await Promise.all([1, 2, 3].map(() => job.command(offer.token, 'ClaimOffer')));
      const held = presses.filter((p) => p.status === 200).length;
      if (held < 1) throw new Error(`no one's press took ${lead.code}: ${presses.map((p) => `${p.status} ${p.body.code}`).join()}`);
      return accepted(lead, offer, 'impatient');
    },
    /** All who were offered it press in the same moment: one of them gets it. */
    async race(random: () => number): Promise<Travelled> {
      const lead = await request(random);
      await firstOffer(lead);
      const offers = await offersOf(lead);
      const presses = await Promise.all(offers.map(async (offer) => ({ offer, answer: await job.command(offer.token, 'ClaimOffer') })));
      const held = presses.filter(({ answer }) => answer.status === 200);
      if (held.length !== 1) throw new Error(`${held.length} of ${presses.length} were told that ${lead.code} is theirs`);
      for (const { answer } of presses)
        if (answer.status !== 200 && answer.body.code !== 'OFFER_TAKEN') done(answer, `lost claim of ${lead.code}`);
      return accepted(lead, held[0]!.offer, 'race');
    },
    async byText(random: () => number): Promise<Travelled> {
      const lead = await request(random);
      const offer = await firstOffer(lead);
      const { phoneNumber } = lead.niche.pros.find((p) => p.professionalId === offer.professionalId)!;
      await patiently(
        async () =>
          (await ask(system.sandbox.origin, 'POST', '/api/reply', { from: phoneNumber, body: `OUI ${lead.code}` })).body.taken === 'yes',
        `a text about ${lead.code} that arrives`,
      );
      const held = (): Promise<Answer> => job.command(offer.token, 'RevealClaimNames');
      await patiently(async () => (await whenThere(held, 'the names')).status === 200, `the claim of ${lead.code} by text`);
      return accepted(lead, offer, 'byText');
    },
    async refuse(random: () => number): Promise<Travelled> {
      const lead = await request(random);
      const no = await firstOffer(lead);
      done(await job.command(no.token, 'RefuseOffer', { reason: 'tooBusy' }), `refusal of ${lead.code}`);
      return accepted(lead, await claim(lead, [no.professionalId]), 'refuse');
    },
    async conflict(random: () => number): Promise<Travelled> {
      const lead = await request(random);
      const first = await claim(lead);
      await reveal(first, lead.code);
      done(await job.command(first.token, 'DeclareConflict'), `conflict of ${lead.code}`);
      return accepted(lead, await claim(lead, [first.professionalId]), 'conflict');
    },
    /** The client gives up at one moment or another: before anyone, or while someone holds the request. */
    async withdraw(random: () => number): Promise<Travelled> {
      const late = random() < 0.6;
      const lead = await request(random);
      if (late) await reveal(await claim(lead), lead.code);
      await withdraw(lead);
      return { kind: 'withdraw' };
    },
    async purchase(random: () => number): Promise<Travelled> {
      const who = oneOf(people.buyers, random());
      const asked = order({ cc: 500 + Math.floor(random() * 20) * 50 });
      const card = oneOf([CARD.yes, CARD.yes, CARD.later, CARD.laterNo], random());
      const { url, purchaseId } = done(await who('POST', '/api/pro/purchases', asked), 'purchase').body as {
        url: string;
        purchaseId: string;
      };
      await payOn(system, url, card);
      const end = card === CARD.laterNo ? 'Failed' : 'Paid';
      await patiently(
        async () => whenThere(async () => (await purchaseOf(system, purchaseId)).status === end, 'the purchase'),
        `a purchase that is ${end}`,
      );
      return { kind: 'purchase' };
    },
  };
}
