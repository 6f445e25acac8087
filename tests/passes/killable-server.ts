import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRoot } from './fixtures.ts';
import type { UpdateSettings } from './phones.ts';

/** Starts tests/passes/server-child.ts, again and again on the same port. */
export class KillableServer {
  readonly #settings: UpdateSettings;
  readonly #data: string;
  #process: ChildProcess | undefined;
  readonly #root: string;
  port = 0;

  constructor(settings: UpdateSettings, data: string, root = createRoot()) {
    this.#root = root;
    this.#settings = settings;
    this.#data = data;
  }

  get origin() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const { mode, secret, passType, gateway, ...functions } = this.#settings;
    const { apns, root, googleToken, googleApi, phones } = gateway;
    const settings = {
      mode,
      secret,
      passType,
      certificates: await functions.certificates(),
      googleIssuer: await functions.googleIssuer(),
      gateways: { apns, root, googleToken, googleApi, phones },
    };
    const SERVER = JSON.stringify({ settings, data: this.#data, root: this.#root });
    this.#process = fork(new URL('./server-child.ts', import.meta.url), {
      env: { ...process.env, SERVER, PORT: String(this.port) },
    });
    [this.port] = await once(this.#process, 'message');
    return this;
  }

  /** As with `kill -9`: nothing is finished or saved. */
  async kill() {
    const exited = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await exited;
  }
}
