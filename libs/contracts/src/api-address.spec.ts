import { addressOf } from './api-address.js';

describe('the address of a call', () => {
  it('fills the parameters of the route, and leaves out what is not asked', () => {
    expect(addressOf('GET /api/leads/:leadId/documents/:documentId', { params: { leadId: 'a/b', documentId: 'c' } })).toEqual({
      method: 'GET',
      path: '/api/leads/a%2Fb/documents/c',
    });
    expect(addressOf('GET /api/sales', { query: { from: '2026-01-01', to: undefined, page: 2 } }).path).toBe(
      '/api/sales?from=2026-01-01&page=2',
    );
    expect(addressOf('POST /api/public/requests')).toEqual({ method: 'POST', path: '/api/public/requests' });
  });
});
