import type { BrowserContext, Route } from '@playwright/test';

/** What a file can do other than arrive. */
const faults = {
  fail: (route: Route) => route.abort(),
  stall: () => new Promise<void>(() => {}),
  corrupt: async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: damaged(await response.body()) });
  },
};

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

interface Kind {
  files: RegExp;
  faults: Fault[];
}

/** What is below the first screen waits for its styles as long as the browser does: none stalls here. */
export const stylesBelow: Kind = { files: /\.css$/, faults: ['fail', 'corrupt'] };

export const kinds: Record<string, Kind> = {
  pictures: { files: /\.(avif|webp|svg|ico|png|jpg)$/, faults: faultNames },
  fonts: { files: /\.woff2$/, faults: faultNames },
  scripts: { files: /\.js$/, faults: faultNames },
  'styles below': stylesBelow,
};

export async function arrange(context: BrowserContext, files: RegExp, fault: Fault) {
  await context.route(files, faults[fault]);
}

/** All styles, of which those of the first screen are in the pages: there the pages are changed. */
export async function spoilStyles(context: BrowserContext, fault: Fault) {
  await arrange(context, stylesBelow.files, fault);
  await context.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<style>(.*?)<\/style>/gs,
        (_all, css: string) =>
          fault === 'fail' ? '' : `<style>${css.slice(0, css.length / 2)}}}{{;;@media</style>`,
      );
      await route.fulfill({ response, body });
    },
  );
}

/** The middle is noise, and the end is missing. */
function damaged(bytes: Buffer): Buffer {
  const spoilt = Buffer.from(bytes.subarray(0, Math.ceil(bytes.length * 0.8)));
  for (let at = Math.floor(spoilt.length / 4); at < spoilt.length / 2; at += 1) {
    spoilt[at] = (at * 167) % 256;
  }
  return spoilt;
}
