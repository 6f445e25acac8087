import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = 'hosting/generated/sbom.cdx.json';

/** The bill of materials: every package the site is built with, its version, license and hash. */
const { stdout, stderr, status } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (status !== 0) {
  console.error(`npm sbom failed: ${stderr}`);
  process.exit(1);
}
const bill = JSON.parse(stdout);
// npm names it after the folder, and makes each one new: the same packages should give the same file.
bill.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
delete bill.metadata.timestamp;
delete bill.serialNumber;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
