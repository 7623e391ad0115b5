import { ruleSecrets } from '../settings/secrets.js';
import { feedOwner, feedToken, opensFeed } from './feed-address.js';

const secrets = ruleSecrets('x'.repeat(40));
const [one, other] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

it('opens the calendar of its owner, by the address in force alone', () => {
  const token = feedToken(secrets, one, 2);
  expect(feedOwner(token)).toBe(one);
  expect(opensFeed(secrets, token, one, 2)).toBe(true);
  for (const [owner, feed] of [
    [one, 1],
    [one, 3],
    [one, 0],
    [other, 2],
  ] as const)
    expect(opensFeed(secrets, token, owner, feed)).toBe(false);
  expect(opensFeed(ruleSecrets('y'.repeat(40)), token, one, 2)).toBe(false);
  expect(opensFeed(secrets, feedToken(secrets, one, 0), one, 0)).toBe(false);
});

it('is no one’s when it is no token', () => {
  for (const text of ['', 'x', feedToken(secrets, one, 1).slice(1), `${feedToken(secrets, one, 1)}A`])
    expect(feedOwner(text)).toBeUndefined();
});
