import type { BrowserContext, Route } from '@playwright/test';

const faults = {
  fail: (route: Route) => route.abort(),
  stall: () => new Promise<void>(() => {}),
  corrupt: async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: corrupt(await response.body()) });
  },
};

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

export const injectFault = async (context: BrowserContext, files: RegExp, fault: Fault) => {
  await context.route(files, faults[fault]);
};

/** Removes the inline styles of every page, or cuts each in half. */
export async function damagePages(context: BrowserContext, fault: 'fail' | 'corrupt') {
  const damage = (_tag: string, css: string) =>
    fault === 'fail' ? '' : `<style>${css.slice(0, css.length / 2)}}}{{;;@media</style>`;
  await context.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/<style>(.*?)<\/style>/gs, damage) });
    },
  );
}

/** Noise in the middle, and a missing end. */
function corrupt(bytes: Buffer): Buffer {
  const result = Buffer.from(bytes.subarray(0, Math.ceil(bytes.length * 0.8)));
  for (let at = Math.floor(result.length / 4); at < result.length / 2; at += 1)
    result[at] = (at * 167) % 256;
  return result;
}
