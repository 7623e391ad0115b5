import { configIn, given, type Past } from '@jurilien/event-sourcing/testing';
import { setAvailability } from './set-availability.js';

const professionalId = '018f2a10-0000-7000-8001-000000000001';
const userId = '018f2a10-0000-7000-8001-000000000002';
const member = (province: 'QC' | 'ON' = 'QC'): Past => [
  [
    'ProfessionalRegistered',
    { professionalId, title: 'lawyer', name: 'Me Roy', province, lang: 'fr', email: 'roy@exemple.ca', phoneNumber: '+15145550101' },
  ],
  ['ProfessionalApproved', { professionalId, onboarding: 'held' }],
];
const account = (role: string): Past => [['UserCreated', { userId, role, username: 'anne', emailHash: 'h', email: 'a@exemple.ca' }]];
const weekly = [{ weekday: 1, from: 540, until: 720 }];
const plan = {
  ownerKind: 'professional',
  province: 'QC',
  zone: 'America/Toronto',
  weekly,
  exceptions: [],
  bufferMinutes: 10,
  minNoticeHours: 4,
  slotMinutes: 30,
  autoConfirm: false,
  offersBooking: true,
};
const set = (input: object = {}, past: { availability?: Past; professional?: Past; account?: Past } = {}, ctx = {}) =>
  given({ professional: member(), ...past }).when(setAvailability, { professionalId, weekly, ...input } as never, ctx);

describe('SetAvailability', () => {
  it('takes what was not said from the configuration of the province and from where the professional practises', () => {
    expect(set().events()).toEqual({ availability: [{ type: 'AvailabilitySet', data: { ownerId: professionalId, ...plan } }] });
    const config = configIn('ON', { 'availability.slotMinutes': 45, 'availability.bufferMinutes': 0, 'appointment.minNoticeHours': 12 });
    expect(set({}, { professional: member('ON') }, { config }).events().availability![0]!.data).toMatchObject({
      province: 'ON',
      slotMinutes: 45,
      bufferMinutes: 0,
      minNoticeHours: 12,
    });
  });
  it('says the same once, and keeps what was chosen before where nothing else is said', () => {
    const availability: Past = [['AvailabilitySet', { ownerId: professionalId, ...plan, slotMinutes: 60, autoConfirm: true }]];
    expect(set({}, { availability }).events()).toEqual({});
    expect(set({ bufferMinutes: 0 }, { availability }).events().availability![0]!.data).toMatchObject({
      slotMinutes: 60,
      bufferMinutes: 0,
      autoConfirm: true,
    });
    // Places are sealed: said again, they are kept again; left out, they are gone.
    expect(set({ address: '1, rue X' }, { availability }).types()).toEqual({ availability: ['AvailabilitySet'] });
    const met: Past = [['AvailabilitySet', { ownerId: professionalId, ...plan, address: '1, rue X' }]];
    expect(set({}, { availability: met }).events().availability![0]!.data).not.toHaveProperty('address');
  });
  it('is set for a person of the team too, in the province of their role', () => {
    const staff = (role: string) => set({ professionalId: undefined, userId }, { professional: [], account: account(role) });
    expect(staff('jurilien_admin_on').events().availability![0]!.data).toMatchObject({
      ownerId: userId,
      ownerKind: 'staff',
      province: 'ON',
    });
    expect(staff('jurilien_admin_validation').events().availability![0]!.data).toMatchObject({ ownerKind: 'staff', province: 'QC' });
    expect(staff('jurilien_client').refusal()).toBe('NOT_FOUND: staff');
    expect(set({ professionalId: undefined, userId }).refusal()).toBe('NOT_FOUND: staff');
  });
  it('is of one owner, who is known and here', () => {
    expect(set({ userId }).refusal()).toBe('VALIDATION: one-owner');
    expect(set({ professionalId: undefined }).refusal()).toBe('VALIDATION: one-owner');
    expect(set({}, { professional: [] }).refusal()).toBe('NOT_FOUND: professional');
    expect(set({}, { professional: member().slice(0, 1) }).refusal()).toBe('WRONG_STATE: professional-registered');
  });
  it('names what is wrong with a plan at its field', () => {
    const exception = (from: string, until: string, blocks: object[] = []) => ({ from, until, blocks });
    expect(
      set({
        zone: 'Eastern Standard Time',
        weekly: [
          { weekday: 1, from: 540, until: 720 },
          { weekday: 1, from: 700, until: 800 },
          { weekday: 2, from: 540, until: 540 },
          { weekday: 3, from: 540, until: 720 },
          { weekday: 3, from: 720, until: 900 },
        ],
        exceptions: [
          exception('2027-02-10', '2027-02-09'),
          exception('2027-03-05', '2027-03-08', [
            { from: 600, until: 700 },
            { from: 650, until: 720 },
          ]),
          exception('2027-03-01', '2027-03-05'),
          exception('2027-03-09', '2027-03-09'),
        ],
        videoLink: 'http://video.exemple.ca/roy',
      }).refusedFields(),
    ).toEqual([
      { field: 'zone', message: 'zone' },
      { field: 'weekly.1.from', message: 'overlaps' },
      { field: 'weekly.2.until', message: 'after-start' },
      { field: 'exceptions.0.until', message: 'after-start' },
      { field: 'exceptions.1.from', message: 'overlaps' },
      { field: 'exceptions.1.blocks.1.from', message: 'overlaps' },
      { field: 'videoLink', message: 'link' },
    ]);
  });
  it.each(['https://roy:secret@video.exemple.ca/', 'javascript:alert(1)', 'https://localhost/room', 'video.exemple.ca'])(
    'refuses to send people to %s',
    (videoLink) => expect(set({ videoLink }).refusedFields()).toEqual([{ field: 'videoLink', message: 'link' }]),
  );
  it('takes a video room', () =>
    expect(set({ videoLink: 'https://video.exemple.ca/roy' }).types()).toEqual({ availability: ['AvailabilitySet'] }));

  const refused = (input: object) => setAvailability.input.safeParse({ professionalId, weekly, ...input }).error?.issues[0]?.path.join('.');
  it('refuses ten thousand exceptions, and figures out of range', () => {
    const day = { from: '2027-02-01', until: '2027-02-01', blocks: [] };
    expect(refused({ exceptions: Array.from({ length: 400 }, () => day) })).toBeUndefined();
    expect(refused({ exceptions: Array.from({ length: 10_000 }, () => day) })).toBe('exceptions');
    expect(refused({ exceptions: [{ ...day, from: '2027-02-30' }] })).toBe('exceptions.0.from');
    expect(refused({ weekly: Array.from({ length: 71 }, () => weekly[0]) })).toBe('weekly');
    expect(refused({ weekly: [{ weekday: 8, from: 0, until: 10 }] })).toBe('weekly.0.weekday');
    for (const [field, value] of [
      ['slotMinutes', 5],
      ['slotMinutes', 33],
      ['slotMinutes', 245],
      ['bufferMinutes', -5],
      ['bufferMinutes', 125],
      ['minNoticeHours', 337],
      ['minNoticeHours', 0.5],
    ] as const)
      expect(refused({ [field]: value })).toBe(field);
  });
});
