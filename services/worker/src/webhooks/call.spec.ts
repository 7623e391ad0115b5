import { isPublicAddress } from './public-address.js';
import { pinned, webhookCaller } from './call.js';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  '2001::1',
  'not-an-address',
  '',
])('%s is not of the public internet', (address) => expect(isPublicAddress(address)).toBe(false));
it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

// proves: ASVS row 62
describe('a call', () => {
  const to =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const calling = (addressesOf: () => Promise<{ address: string; family: number }[]>, url = 'https://hooks.cabinet.ca/') =>
    webhookCaller({ addressesOf, timeoutMs: 200 })(url, {}, '{}');
  it('goes nowhere when one address of the name is inside', async () => {
    expect(await calling(to('127.0.0.1'))).toEqual({ fault: 'unsafe' });
    expect(await calling(to('8.8.8.8', '169.254.169.254'))).toEqual({ fault: 'unsafe' });
    expect(await calling(to('2606:4700::1111', '::1'))).toEqual({ fault: 'unsafe' });
  });
  it('goes nowhere when the address itself may not be called, without looking it up', async () => {
    const never = () => Promise.reject(new Error('looked up'));
    for (const url of ['http://hooks.cabinet.ca/', 'https://10.0.0.1/', 'https://hooks.cabinet.ca:444/', '[erased]'])
      expect(await calling(never, url)).toEqual({ fault: 'unsafe' });
  });
  it('says that a name leads nowhere, or that no one answers in time', async () => {
    expect(await calling(to())).toEqual({ fault: 'unreachable' });
    expect(await calling(() => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })))).toEqual({ fault: 'unreachable' });
    expect(await calling(() => new Promise(() => undefined))).toEqual({ fault: 'timeout' });
  });
  it('connects to the addresses that were looked at, whatever the name answers the second time', () => {
    const addresses = [
      { address: '203.0.114.7', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ];
    const asked: unknown[] = [];
    pinned(addresses)('rebinding.ca', { all: true }, (_error, found) => asked.push(found));
    pinned(addresses)('rebinding.ca', {}, (_error, found, family) => asked.push([found, family]));
    expect(asked).toEqual([addresses, ['203.0.114.7', 4]]);
  });
  it('has no stand-in for a name under .example unless a setting gives one', async () =>
    expect(await calling(to('127.0.0.1'), 'https://outil.example/')).toEqual({ fault: 'unsafe' }));
});
