import { expect, test } from 'vitest';
import { loadMutations } from '../../quality/chaos/content.ts';

test('accepts damaged content, or refuses it with an error that names file and field', () => {
  const { changed, problems } = loadMutations(11, 8);
  expect(problems).toEqual([]);
  expect(changed.filter(({ isAccepted }) => isAccepted).length).toBeGreaterThan(5);
  expect(changed.filter(({ isAccepted }) => !isAccepted).length).toBeGreaterThan(30);
});
