import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asGuest, type Guest } from '../hosting/passes/embedded.ts';
import { Passes } from './service.ts';
import { chooseSettings } from './settings.ts';

interface Start {
  /** The built site. */
  root: string;
  host: string;
  /** What PASSES says: a folder of credentials, `off`, or nothing. */
  setting: string | undefined;
  fail: (message: string) => never;
}

/** Passes as the installation has them, if it has: what stands in their way is told before anyone asks. */
export function startPasses({ root, host, setting, fail }: Start): Guest | undefined {
  try {
    const settings = chooseSettings(setting, host);
    // Before the first build there is nothing to say on a pass, but the settings can be wrong already.
    const isBuilt = existsSync(join(root, 'live-wallet.json'));
    return settings && isBuilt ? asGuest(new Passes(settings, root)) : undefined;
  } catch (error) {
    return fail((error as Error).message);
  }
}
