import { expect, test } from 'vitest';
import { dateText } from '../../src/boards/time.ts';
import { liveWalletData } from '../../src/model/derive/live-wallet-data.ts';
import { passUpdates } from '../../src/model/derive/pass-updates.ts';
import { content } from '../content.ts';

const month = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*';
/** A year, or a day of a month. */
const date = new RegExp(`\\b(?:19|20)\\d\\d\\b|\\b\\d{1,2} ${month}\\b|\\b${month} \\d{1,2}\\b`);

/** The specification has the year of the copyright line and the forecast for 2030. */
const specified = [content.site.copyright, content.home.why.claim, content.home.why.forecast.label];

function datedTexts(data: unknown): string[] {
  if (typeof data === 'string') return date.test(data) && !specified.includes(data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(datedTexts) : [];
}

test('no text of a page or of a new pass has a date, which ages', () => {
  const daysOnBoards = Array.from({ length: 366 }, (_, day) => dateText(day));
  const texts = [content, liveWalletData(content), passUpdates(content), daysOnBoards];
  expect(datedTexts(texts)).toEqual([]);
  expect(datedTexts(['Depart 17 Nov', 'to Aug 2027', 'November 14'])).toHaveLength(3);
});
