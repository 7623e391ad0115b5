import { given, type Past } from '@jurilien/event-sourcing/testing';
import { signUpProfessional } from './sign-up-professional.js';

const asked = {
  professionalId: '018f0000-0000-7000-8000-000000000001',
  userId: '018f0000-0000-7000-8000-000000000002',
  title: 'lawyer' as const,
  name: 'Anne Roy',
  province: 'QC' as const,
  lang: 'fr' as const,
  email: 'anne@exemple.ca',
  phoneNumber: '+15145550101',
  role: 'jurilien_professional',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
};

describe('registering', () => {
  it('writes the membership, the account and the address together', () => {
    const { professional, user, address } = given().when(signUpProfessional, asked).events();
    expect(professional!.map((e) => e.type)).toEqual(['ProfessionalRegistered']);
    expect(user![0]).toMatchObject({ type: 'UserCreated', data: { role: asked.role, professionalId: asked.professionalId } });
    expect(address!.map((e) => e.type)).toEqual(['AddressTaken']);
    expect(JSON.stringify(professional)).not.toContain('argon2id');
  });
  it('never makes a second account for an address, nor a second of the same wish', () => {
    const taken: Past = [['AddressTaken', { addressHash: 'h', userId: 'someone' }]];
    expect(given({ address: taken }).when(signUpProfessional, asked).refusal()).toBe('DUPLICATE: address-taken');
    const created = (professionalId: string): Past => [['UserCreated', { ...asked, username: 'Anne Roy', emailHash: 'h', professionalId }]];
    expect(
      given({ user: created(asked.professionalId) })
        .when(signUpProfessional, asked)
        .types(),
    ).toEqual({});
    expect(
      given({ user: created('another') })
        .when(signUpProfessional, asked)
        .refusal(),
    ).toBe('DUPLICATE: user-exists');
  });
  it('refuses an address no one can have', () =>
    expect(
      given()
        .when(signUpProfessional, { ...asked, phoneNumber: '514' })
        .refusal(),
    ).toBe('VALIDATION: fields'));
});
