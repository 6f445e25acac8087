import { pages } from '../content';
import { anchorPosition, controlTabTimer, tabStates } from '../page-functions';
import { expect, test } from './test';

test.use({ browserSettings: { javaScript: true, reducedMotion: true } });

test('with reduced motion, tabs do not rotate and links jump without smooth scrolling', async ({
  webkit,
}) => {
  for (const { id, page: content } of pages) {
    await webkit.goto(`/${id}`);
    expect(
      await webkit.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches),
    ).toBe(true);
    await webkit.evaluate(controlTabTimer);
    const { anchor } = content.hero.button;
    await webkit.click(`main a[href="#${anchor}"]`);
    expect(await webkit.evaluate(anchorPosition, anchor)).toEqual({
      isAtTop: true,
      isCovered: false,
    });

    await webkit.evaluate(() =>
      document.querySelector('[data-tabs]')?.scrollIntoView({ behavior: 'instant' }),
    );
    const isReady = () => document.querySelector('[data-tabs]')?.hasAttribute('data-ready');
    await expect.poll(() => webkit.evaluate(isReady)).toBe(true);
    await webkit.evaluate(() => Reflect.get(window, 'advance')(60_000));
    const [first] = await webkit.evaluate(tabStates);
    expect(first).toEqual({ selected: true, inTabOrder: true, shown: true });
  }
});
