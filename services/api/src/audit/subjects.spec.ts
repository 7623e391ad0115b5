import type { FastifyRequest } from 'fastify';
import { routeOf } from './subjects.js';

const called = (url: string, template: string): string =>
  routeOf({ method: 'GET', url, routeOptions: { url: template } } as unknown as FastifyRequest);

describe('what the audit calls a route', () => {
  it('is its path with ids, without what was asked', () =>
    expect(called('/api/appointments/018f0000?from=2027-01-01', '/api/appointments/:appointmentId')).toBe(
      'GET /api/appointments/018f0000',
    ));
  it('is its template where the path may hold a secret: the private address of a calendar', () =>
    expect(called(`/api/public/calendars/${'x'.repeat(54)}.ics`, '/api/public/calendars/:file')).toBe('GET /api/public/calendars/:file'));
});
