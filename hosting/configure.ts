/** Writes what each engine needs to know into hosting/generated, from the one table in rules.ts. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuiltSite } from './built-site.ts';
import { caddy } from './engines/caddy.ts';
import { cloudfront } from './engines/cloudfront.ts';
import { cloudflare, netlify } from './engines/headers-file.ts';
import { nginx } from './engines/nginx.ts';
import { vercel } from './engines/vercel.ts';
import { issuersIn, nginxUpstream, withPasses } from './passes/proxies.ts';

export const generated = 'hosting/generated';

/** They compress by themselves, and take a folder that has their settings beside the files. */
const networks = { cloudflare, cloudfront, netlify, vercel };

/** For servers that read dist/ as it is. */
export function configureServers(root: string) {
  const issuers = issuersIn(process.env.PASSES_SERVERS);
  const site = withPasses(readBuiltSite(root), issuers);
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, 'nginx.conf'), nginx(site));
  writeFileSync(join(generated, 'nginx-passes.conf'), nginxUpstream(issuers));
  writeFileSync(join(generated, 'Caddyfile'), caddy(site, issuers));
}

/** A folder to hand to a content delivery network: the site and the settings for it. */
export function assembleFor(network: keyof typeof networks, root: string): string {
  const site = readBuiltSite(root);
  const folder = join(generated, network);
  rmSync(folder, { recursive: true, force: true });
  for (const file of [...site.files.values(), site.notFound])
    if (file) cpSync(join(root, file.name), join(folder, file.name));
  for (const [name, text] of Object.entries(networks[network](site))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

if (import.meta.main) {
  const [root = 'dist', network] = process.argv.slice(2);
  const isKnown = (name: string): name is keyof typeof networks => Object.hasOwn(networks, name);
  configureServers(root);
  if (network && isKnown(network)) {
    console.log(`${assembleFor(network, root)} is ready for ${network}.`);
  } else if (network) {
    console.error(`--for ${network}: expected ${Object.keys(networks).join(', ')}.`);
    process.exitCode = 1;
  }
}
