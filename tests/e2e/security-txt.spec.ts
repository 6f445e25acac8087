import { expect, test } from '@playwright/test';

test('security.txt has a contact and expires within a year (RFC 9116)', {
  tag: '@once',
}, async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: (?:mailto:\S+@\S+|https:\/\/\S+)$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  const [, date = ''] = /^Expires: (\d{4}-\d\d-\d\dT\S+Z)$/m.exec(text) ?? [];
  const days = (Date.parse(date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});
