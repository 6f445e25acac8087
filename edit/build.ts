/**
 * node edit/build.ts github owner/site             the editor of a team, into edit/dist
 * node edit/build.ts gitlab group/site <app id>
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '../src/model/load/read-files.ts';
import { parseYaml } from '../src/model/load/yaml.ts';
import { buildEditor } from './browser/build.ts';
import { configFor } from './config.ts';

const [name = '', repo = '', appId] = process.argv.slice(2);
if (!['github', 'gitlab'].includes(name) || !/^[\w.-]+(\/[\w.-]+)+$/.test(repo)) {
  console.error('Use: npm run edit:build -- github owner/site, or -- gitlab group/site <app id>');
  process.exit(1);
}
if (name === 'gitlab' && !appId) {
  console.error('GitLab wants the id of an application: docs/editing.md says how to get one.');
  process.exit(1);
}
const folder = join(import.meta.dirname, 'dist');
const backend = {
  name,
  repo,
  branch: process.env.EDIT_BRANCH || 'main',
  ...(process.env.EDIT_SIGN_IN && { base_url: process.env.EDIT_SIGN_IN }),
  // Without a client of one's own, Sveltia would send people to somebody else's to sign in.
  ...(name === 'github' && !process.env.EDIT_SIGN_IN && { auth_methods: ['token'] }),
  ...(name === 'gitlab' && { auth_type: 'pkce', app_id: appId }),
};
const contents = Object.fromEntries(
  Object.entries(readContentFiles()).map(([file, text]) => [file, parseYaml(text)]),
);
rmSync(folder, { recursive: true, force: true });
await buildEditor(folder, 'team.html', './');
rmSync(join(folder, 'made-of'));
renameSync(join(folder, 'team.html'), join(folder, 'index.html'));
const config = configFor(contents, backend, (file) => `kept-${file}`);
// One pull request a draft.
const settings = { ...config, publish_mode: 'editorial_workflow' };
writeFileSync(join(folder, 'config.json'), JSON.stringify(settings));
console.log('The editor is in edit/dist: put this folder on an address of its own.');
