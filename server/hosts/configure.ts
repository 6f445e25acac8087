/** Generates the configuration of other servers and CDNs from rules.ts into server/hosts/generated. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuiltSite } from '../http/built-site.ts';
import { caddy } from './caddy.ts';
import { cloudfront } from './cloudfront.ts';
import { cloudflare, netlify } from './headers-file.ts';
import { nginx } from './nginx.ts';
import { addServerRules, nginxUpstream, parsePassesServers } from './proxies.ts';
import { vercel } from './vercel.ts';

export const generatedFolder = 'server/hosts/generated';

/** CDNs compress files themselves and read their configuration from the uploaded folder. */
const cdns = { cloudflare, cloudfront, netlify, vercel };

/** For servers that serve dist/ directly. */
export function writeServerConfigs(
  root: string,
  folder = generatedFolder,
  passesServers = parsePassesServers(process.env.PASSES_SERVERS),
) {
  const site = addServerRules(readBuiltSite(root), passesServers);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), nginx(site));
  writeFileSync(join(folder, 'nginx-passes.conf'), nginxUpstream(passesServers));
  writeFileSync(join(folder, 'Caddyfile'), caddy(site, passesServers));
}

/** Creates a folder to upload to a CDN, with the site and its configuration. */
export function prepareUpload(cdn: keyof typeof cdns, root: string): string {
  const site = readBuiltSite(root);
  const folder = join(generatedFolder, cdn);
  rmSync(folder, { recursive: true, force: true });
  for (const file of [...site.files.values(), site.notFound])
    if (file) cpSync(join(root, file.name), join(folder, file.name));
  for (const [name, text] of Object.entries(cdns[cdn](site))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

if (import.meta.main) {
  const [root = 'dist', cdn] = process.argv.slice(2);
  const isCdn = (name: string): name is keyof typeof cdns => Object.hasOwn(cdns, name);
  writeServerConfigs(root);
  if (cdn && isCdn(cdn)) {
    console.log(`${prepareUpload(cdn, root)} is ready to be uploaded to ${cdn}.`);
  } else if (cdn) {
    console.error(`--for ${cdn} is not supported. Choose one of ${Object.keys(cdns).join(', ')}.`);
    process.exitCode = 1;
  }
}
