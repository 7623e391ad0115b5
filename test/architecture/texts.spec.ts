import { propertiesOf, registryOf } from '@jurilien/event-sourcing';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { submissionErrors } from '../../libs/lead/src/decisions/intake/submission.js';
import { contexts } from '../../libs/runtime/src/start/contexts.js';

/** Fields of one line, in whatever command; long texts have other names. */
const LINES =
  /^(name|clientName|firstName|lastName|username|firm|professionalName|street|city|school|programme|subject|licenceNo|insurance|role)$/;
/**
 * What the system sends of what is stored already: it stays readable, and its programs write it as data. What a private change may be
 * depends on which detail it is: its decision asks the shared schemas (libs/processes/src/private-change.spec.ts).
 */
const ELSEWHERE = [
  'StartRound: manual.name',
  'SendWave: matching.ranked.name',
  'QueueMessage: subject',
  'RequestPrivateChange: value.street',
];
const HOSTILE = ['\u202eevil', 'a\r\nBcc: x@y.example', 'a\tb', 'a\u0007b'];
const NO_ADDRESS = ['<a@b.example>', 'a@[127.0.0.1]', 'a@b.example%0aBcc:x', '"a b"@c.example', 'a@b.example\u202e'];

const { decisions } = registryOf(contexts);
const fields = [...decisions.values()].flatMap((d) =>
  propertiesOf(d.input)
    .filter(({ schema }) => schema.def.type === 'string')
    .map(({ path, schema }) => ({ field: `${d.name}: ${path}`, name: path.split('.').at(-1)!, schema })),
);

it('no command takes line breaks, controls or marks that turn the direction of writing in a field of one line', () => {
  const lines = fields.filter(({ field, name }) => LINES.test(name) && !ELSEWHERE.includes(field));
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter(({ schema }) => HOSTILE.some((text) => schema.safeParse(text).success)).map(({ field }) => field)).toEqual([]);
});

it('an e-mail address is a plain one, in every command that takes it as such', () => {
  const mails = fields.filter(({ name }) => name === 'email');
  expect(mails.length).toBeGreaterThan(4);
  // These say what is wrong with all their fields at once, by rules of their own, or look an account up by the address it was opened with.
  const byRule = [
    'SubmitLead: email',
    'EditLead: email',
    'RegisterProfessional: email',
    'RequestLoginLink: email',
    'RequestPasswordReset: email',
  ];
  const open = mails.filter(({ schema }) => NO_ADDRESS.some((text) => schema.safeParse(text).success)).map(({ field }) => field);
  expect(open.filter((field) => !byRule.includes(field))).toEqual([]);
  for (const email of NO_ADDRESS)
    expect(submissionErrors({ email, othersInvolved: [], consents: {} }, asShipped())).toContainEqual({ field: 'email', message: 'email' });
});
