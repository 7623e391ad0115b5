import { at, configWith, effectsOf, given, rowsOf, story, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { forgetEnquiries } from './automations/forget-enquiries.js';
import { forgetEnquiry, markEnquiryAnswered, submitContactForm, takeUpEnquiry } from './decisions/keep-enquiry.js';
import { enquiry } from './enquiry.js';
import { enquiries } from './views/enquiries.js';

const enquiryId = '018f0000-0000-7000-8000-000000000001';
const said = {
  enquiryId,
  topic: 'client',
  lang: 'fr',
  name: 'Anne Roy',
  email: 'anne@exemple.ca',
  body: 'Bonjour, je ne retrouve plus mon lien.',
} as const;
const received = ['EnquiryReceived', said] as const;
const answered = ['EnquiryAnswered', { enquiryId }] as const;

describe('a message on the contact form', () => {
  it('is received once, however often the form is sent', () => {
    expect(given({ enquiry: [] }).when(submitContactForm, said).types()).toEqual({ enquiry: ['EnquiryReceived'] });
    expect(
      given({ enquiry: [received] })
        .when(submitContactForm, said)
        .types(),
    ).toEqual({});
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['without an address', { email: 'anne' }],
    ['of three words', { body: 'Allô, ça va?' }],
    ['that is endless', { body: 'x'.repeat(4_001) }],
  ])('is refused %s', (_, change) => {
    expect(submitContactForm.input.safeParse({ ...said, ...change }).success).toBe(false);
  });

  it('is answered, and taken up again', () => {
    expect(
      given({ enquiry: [received] })
        .when(markEnquiryAnswered, { enquiryId })
        .types(),
    ).toEqual({ enquiry: ['EnquiryAnswered'] });
    expect(
      given({ enquiry: [received, answered] })
        .when(markEnquiryAnswered, { enquiryId })
        .types(),
    ).toEqual({});
    expect(
      given({ enquiry: [received, answered] })
        .when(takeUpEnquiry, { enquiryId })
        .types(),
    ).toEqual({ enquiry: ['EnquiryTakenUpAgain'] });
    expect(
      given({ enquiry: [received] })
        .when(takeUpEnquiry, { enquiryId })
        .refusal(),
    ).toBe('WRONG_STATE: enquiry-is-open');
    expect(given({ enquiry: [] }).when(markEnquiryAnswered, { enquiryId }).refusal()).toBe('NOT_FOUND: no-such-enquiry');
  });

  it('stands in the list with its state', () => {
    const happened = (type: string, data: Record<string, unknown>, minutes: number): StoryEvent => [
      enquiry,
      enquiryId,
      type,
      data,
      minutes,
    ];
    const row = rowsOf(enquiries, story(happened(...received, 0), happened(...answered, 5))).get(enquiryId);
    expect(row).toMatchObject({ id: enquiryId, state: 'Answered', topic: 'client', receivedAt: at(0), answeredAt: at(5) });
  });

  it('is forgotten half a year later, with the key of its words', () => {
    const happened = (type: string, data: Record<string, unknown>): StoryEvent => [enquiry, enquiryId, type, data, 0];
    expect(effectsOf(forgetEnquiries, story(happened(...received)))).toMatchObject([
      { do: 'schedule', timer: 'enquiry.forget', dueAt: at(180 * 24 * 60), command: 'ForgetEnquiry', input: { enquiryId } },
    ]);
    const config = configWith({ 'comms.bodyDays': 30 });
    expect(
      effectsOf(
        forgetEnquiries,
        story(happened(...received)).map((e) => ({ ...e, config })),
      ),
    ).toMatchObject([{ dueAt: at(30 * 24 * 60) }]);
    expect(
      given({ enquiry: [received] })
        .when(forgetEnquiry, { enquiryId })
        .types(),
    ).toEqual({ enquiry: ['EnquiryForgotten'] });
    const forgotten = ['EnquiryForgotten', { enquiryId }] as const;
    expect(
      given({ enquiry: [received, forgotten] })
        .when(forgetEnquiry, { enquiryId })
        .types(),
    ).toEqual({});
    expect(effectsOf(forgetEnquiries, story(happened(...forgotten)))).toMatchObject([{ job: 'destroy-key', input: { owner: enquiryId } }]);
    expect(rowsOf(enquiries, story(happened(...received), happened(...forgotten))).size).toBe(0);
  });
});
