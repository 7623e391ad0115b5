import { ZONE_PROBES, zoneProbesHere, zoneTableFaults } from './zone-tables.js';

const here = zoneProbesHere();

it('says nothing of tables that are new enough and agree', () => {
  expect(zoneTableFaults({ node: '2026c', system: '2027a', database: here })).toEqual([]);
  expect(zoneTableFaults({ node: '2026d', database: here })).toEqual([]);
});
it('names each table that is too old, and where the database tells another time', () => {
  const winter = ZONE_PROBES.findIndex(({ zone }) => zone === 'America/Vancouver');
  expect(zoneTableFaults({ node: '2025b', system: '2026b', database: here.with(winter, here[winter]! - 60) })).toEqual([
    'the time zones of Node.js are of 2025b; 2026c or later is needed',
    'the time zones of the system are of 2026b; 2026c or later is needed',
    'PostgreSQL tells another time than Node.js in America/Vancouver',
  ]);
  // One that knows a zone no more tells no time there.
  expect(zoneTableFaults({ node: '2026c', database: here.slice(0, -2) })).toEqual([
    'PostgreSQL tells another time than Node.js in America/Blanc-Sablon',
  ]);
});
it('the Node.js of the project knows that the western provinces keep summer time', () => {
  const winterOf = (zone: string) => here[ZONE_PROBES.findIndex((probe) => probe.zone === zone)];
  expect([winterOf('America/Vancouver'), winterOf('America/Edmonton'), winterOf('America/Toronto')]).toEqual([-420, -360, -300]);
});
