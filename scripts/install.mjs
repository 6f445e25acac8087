/** What must be on the machine before anything else runs: built-in modules and Node 20 only. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants as os } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const minutes = 60_000;

// The pinned Node comes from a package: its folder goes before the machine's own.
process.env.PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter);
process.env.ASTRO_TELEMETRY_DISABLED = '1';

/**
 * Runs a tool of the project, passes Ctrl-C on to it and resolves to its exit code.
 * @param {string} command
 * @param {string[]} [args]
 * @returns {Promise<number>}
 */
export function run(command, args = []) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    const pass = (signal) => child.kill(signal);
    const finish = (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      done(code);
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(1);
    });
    child.once('exit', (code, signal) => finish(code ?? 128 + os.signals[signal]));
  });
}

/**
 * Installs the packages unless node_modules already holds what the lock file says.
 * @param {string} [folder] one with a package.json of its own, apart from the project's
 */
export async function ensurePackages(folder = '.') {
  const stamp = stampOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedInstall(folder)) return;
  const lock = join(folder, 'package-lock.json');
  console.log(`Installing packages (npm ci), once for each change of ${lock}`);
  const code = await run('npm', ['ci', '--prefix', folder, '--include=dev', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed: npm says why above. Then try again.');
    process.exit(code);
  }
  stampInstall(folder);
}

/** Says that node_modules is up to date; for an install made by hand. */
export function stampInstall(folder = '.') {
  writeFileSync(stampOf(folder), wantedInstall(folder));
}

function stampOf(folder) {
  return join(root, folder, 'node_modules/.install-stamp');
}

function wantedInstall(folder) {
  const lock = readFileSync(join(root, folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/**
 * Finds Chromium, or gets it: from Playwright, or else from the system's packages.
 * @returns {string | undefined} its path, or undefined for Playwright's own copy
 */
export function ensureBrowser() {
  const found = findChromium();
  if (found || starts(playwrightChromium())) return found;

  console.log('Installing Chromium with Playwright');
  succeeds(['playwright', 'install', 'chromium'], 5 * minutes);
  if (starts(playwrightChromium())) return undefined;

  console.log('That failed: trying the packages of the system');
  if (installPackages(['chromium-headless-shell'])) {
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
  process.exit(1);
}

/**
 * Installs those of the Debian packages that the machine lacks, or says which and stops. Where there
 * is no apt-get it does nothing: whoever needs a program then looks for it and says so.
 * @param {string[]} packages
 */
export function ensureSystemPackages(packages) {
  if (!onPath('apt-get')) return;
  const isInstalled = (name) =>
    /^Status: \S+ ok installed$/m.test(spawnSync('dpkg-query', ['--status', name]).stdout);
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;

  console.log(`Installing ${missing.join(', ')} with apt-get`);
  if (installPackages(missing)) return;
  console.error(`That failed. Install by hand: sudo apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

/** Only programs are wanted, so a service that a package brings is not started. */
function installPackages(packages) {
  const script = `
    off=/usr/sbin/policy-rc.d
    if [ ! -e $off ]; then
      printf '#!/bin/sh\\nexit 101\\n' > $off && chmod +x $off
      trap 'rm $off' EXIT
    fi
    apt-get update
    apt-get install -y --no-install-recommends "$@"`;
  const admin = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return (
    Boolean(onPath('apt-get')) &&
    succeeds([...admin, 'true']) &&
    succeeds([...admin, 'sh', '-c', script, 'sh', ...packages], 15 * minutes)
  );
}

/** @returns {string | undefined} the Chromium or Chrome that this machine already has */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return CHROMIUM_PATH;
    console.error(`CHROMIUM_PATH=${CHROMIUM_PATH} is not a Chromium that starts.`);
    process.exit(1);
  }
  return [onPath('chromium-headless-shell')].find(starts) ?? findWholeChromium();
}

/** @returns {string | undefined} a Chromium or Chrome with all its parts: the headless shell lacks some */
export function findWholeChromium() {
  const names = ['chromium', 'google-chrome', 'google-chrome-stable'];
  const apps = ['Google Chrome', 'Chromium'];
  return [
    ...names.map(onPath),
    ...apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
  ].find(starts);
}

/** Finds Firefox and WebKit, or gets them from Debian. Elsewhere their tests are left out, and it says so. */
export function ensureOtherEngines() {
  const engines = [
    { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
    {
      name: 'WebKit',
      find: findWebKit,
      packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    },
  ];
  for (const { name, find, packages } of engines) {
    if (!find()) ensureSystemPackages(packages);
    if (!find()) console.log(`${name} is not on this machine: its tests are not run.`);
  }
}

/** @returns {string | undefined} the Firefox that this machine already has */
export function findFirefox() {
  return onPath('firefox-esr') ?? onPath('firefox');
}

/** @returns {{ driver: string, browser: string, display: string } | undefined} WebKitGTK's programs */
export function findWebKit() {
  const [driver, display] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = libraries
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
  return driver && display && browser ? { driver, browser, display } : undefined;
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function onPath(name) {
  return process.env.PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

function starts(browser) {
  return Boolean(browser) && existsSync(browser) && succeeds([browser, '--version']);
}

function succeeds([command, ...args], timeout = minutes / 2) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout,
  });
  return status === 0;
}
