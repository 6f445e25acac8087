import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../quality/tools/free-port';
import { findWebKit } from '../../scripts/browsers.mjs';
import { WebKitPage } from './page';

/** How a visitor has set up the browser. */
export interface BrowserSettings {
  javaScript: boolean;
  reducedMotion: boolean;
}

/** WebKitGTK, the engine of every iPhone, on a screen of its own. */
export class WebKitBrowser {
  private readonly settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  private readonly running: ChildProcess[] = [];
  private readonly programs = programs();
  private environment: NodeJS.ProcessEnv = {};

  async start({ reducedMotion }: BrowserSettings) {
    // GTK decides on motion, and keeps a window as wide as its tool bar even when that is hidden.
    const gtk = join(this.settings, 'gtk-3.0');
    mkdirSync(gtk);
    writeFileSync(
      join(gtk, 'settings.ini'),
      `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
    );
    writeFileSync(join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; font-size: 1px; }\n');

    // The pointer rests in the middle of the screen, and a window has focus while it is under it:
    // so the screen is narrow. The window may reach over its edge.
    const screen = ['-displayfd', '3', '-screen', '0', '700x1000x24', '-nolisten', 'tcp'];
    const display = spawn(this.programs.display, screen, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.running.push(display);
    const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
    this.environment = {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: this.settings,
    };
  }

  /** A window without tool bars, driven as a visitor would: it can take any size. */
  async open({ javaScript }: BrowserSettings, baseURL: string) {
    const port = await freePort();
    const driver = spawn(this.programs.driver, [`--port=${port}`], {
      env: this.environment,
      stdio: 'ignore',
    });
    this.running.push(driver);
    const args = ['--automation', '--full-screen', `--enable-javascript=${javaScript}`];
    return WebKitPage.open(`http://127.0.0.1:${port}`, baseURL, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: this.programs.browser, args },
    });
  }

  /** What the console says as these addresses load: a driven window keeps that to itself. */
  async consoleOf(addresses: string[], until: string) {
    const args = ['--enable-write-console-messages-to-stdout=true', ...addresses];
    const browser = spawn(this.programs.browser, args, {
      env: this.environment,
      // To that stream it writes them, whatever the option is called.
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.running.push(browser);
    const lines: string[] = [];
    for await (const line of createInterface(browser.stderr)) {
      if (line.includes('CONSOLE')) lines.push(line);
      if (line.includes(until)) break;
    }
    browser.kill();
    return lines;
  }

  async stop() {
    for (const program of this.running.reverse()) {
      if (program.exitCode === null && program.kill()) await once(program, 'exit');
    }
    rmSync(this.settings, { recursive: true });
  }
}

function programs() {
  const found = findWebKit();
  if (!found) throw new Error('WebKit is not on this machine.');
  return found;
}
