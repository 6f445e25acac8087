import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../tools/quality/tools/free-port';
import { findWebKit } from '../../tools/scripts/browsers.ts';
import { testFontsEnv } from '../../tools/scripts/font-sets.ts';
import { WebKitPage } from './page';

/** WebKitGTK on a virtual display. */
export class WebKitBrowser {
  private readonly settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  private readonly running: ChildProcess[] = [];
  private readonly programs = programs();
  private environment: NodeJS.ProcessEnv = {};

  async start() {
    // A hidden tool bar would still determine the minimum width.
    const gtk = join(this.settings, 'gtk-3.0');
    mkdirSync(gtk);
    writeFileSync(join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; font-size: 1px; }\n');

    // A window has focus while it is under the pointer, in the middle of the display: so the display
    // is narrow. The window may be larger.
    const screen = ['-displayfd', '3', '-screen', '0', '700x1000x24', '-nolisten', 'tcp'];
    const display = spawn(this.programs.display, screen, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.running.push(display);
    const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
    this.environment = {
      ...process.env,
      ...testFontsEnv(),
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: this.settings,
    };
  }

  /** Opens a window without tool bars, which can have any size. */
  async open(javaScript: boolean, baseURL: string) {
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

  /** Console messages while the pages load. WebDriver does not report them. */
  async consoleMessages(urls: string[], until: string) {
    const args = ['--enable-write-console-messages-to-stdout=true', ...urls];
    const browser = spawn(this.programs.browser, args, {
      env: this.environment,
      // Despite the name of the option, messages are written to stderr.
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
  if (!found) throw new Error('WebKit is not installed.');
  return found;
}
