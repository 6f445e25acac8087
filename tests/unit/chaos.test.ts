import { expect, test } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { judgeAll } from '../../quality/chaos/content.ts';
import { sendAll } from '../../quality/chaos/requests.ts';
import { malformedRequests } from '../../quality/chaos/requests-malformed.ts';
import { problemWith, validRequest } from '../../quality/chaos/requests-verdict.ts';
import { port, root } from './test-server.ts';

/** A taste of `npm run chaos`, the same each time. */
const seed = 11;

test('malformed requests get a 4xx, and valid ones what they ask for', async () => {
  const { statuses, valid, problems } = await sendAll(port, root, malformedRequests(seed, 300, 0));
  expect(problems).toEqual([]);
  expect(valid).toBeLessThan(30);
  expect(statuses[400]).toBeGreaterThan(100);
});

test.each([
  ['GET /hotels HTTP/1.1\r\nHost: x\r\n\r\n', 200, true],
  ['GET /hotels/ HTTP/1.1\r\nHost: x\r\n\r\n', 308, true],
  ['GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n', 404, true],
  ['GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n', 200, false],
  ['GET /hotels HTTP/1.1\r\nHost: x\r\n\r\n', 500, false],
  ['GET /hotels HTTP/1.1\r\n\r\n', 200, false],
  ['GET /hotels HTTP/2.0\r\nHost: x\r\n\r\n', 200, false],
  ['POST /hotels HTTP/1.1\r\nHost: x\r\n\r\n', 200, false],
  ['GET /hotels HTTP/1.1\r\nHost: x\r\nX : y\r\n\r\n', 200, false],
  ['GET /hotels HTTP/1.1\r\nHost: x\r\n', 200, false],
])('the checkResponse of %j with %i says %s', (message, status, isFine) => {
  const request = validRequest(message);
  const answer = { status, length: 0, body: Buffer.alloc(0), isCut: false, rest: '' };
  expect(problemWith(answer, request, root, readBuiltSite(root)) === undefined).toBe(isFine);
});

test('changed content is accepted, or refused by file and field', () => {
  const { changed, problems } = judgeAll(seed, 8);
  expect(problems).toEqual([]);
  expect(changed.filter(({ accepted }) => accepted).length).toBeGreaterThan(5);
  expect(changed.filter(({ accepted }) => !accepted).length).toBeGreaterThan(30);
});
