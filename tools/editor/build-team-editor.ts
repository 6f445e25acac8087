/**
 * node tools/editor/build-team-editor.ts github owner/site
 * node tools/editor/build-team-editor.ts gitlab group/site <application id>
 * Builds the editor for a team into tools/editor/dist.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { bundleEditor, sourceHashName } from './bundle.ts';
import { createConfig } from './cms-config.ts';
import { parseFiles } from './parse-files.ts';

const [name = '', repo = '', appId] = process.argv.slice(2);
if (!['github', 'gitlab'].includes(name) || !/^[\w.-]+(\/[\w.-]+)+$/.test(repo)) {
  console.error(
    'Usage: npm run edit:build -- github owner/site\n' +
      '       npm run edit:build -- gitlab group/site <application id>',
  );
  process.exit(1);
}
if (name === 'gitlab' && !appId) {
  console.error('GitLab needs an application ID: see "GitLab" in docs/editing.md.');
  process.exit(1);
}
const folder = join(import.meta.dirname, 'dist');
const backend = {
  name,
  repo,
  branch: process.env.EDIT_BRANCH || 'main',
  ...(process.env.EDIT_SIGN_IN && { base_url: process.env.EDIT_SIGN_IN }),
  // Without an own OAuth client, Sveltia would use the service of a third party.
  ...(name === 'github' && !process.env.EDIT_SIGN_IN && { auth_methods: ['token'] }),
  ...(name === 'gitlab' && { auth_type: 'pkce', app_id: appId }),
};
rmSync(folder, { recursive: true, force: true });
await bundleEditor(folder, 'team.html', './');
rmSync(join(folder, sourceHashName));
renameSync(join(folder, 'team.html'), join(folder, 'index.html'));
const data = parseFiles(readContentFiles());
const config = {
  ...createConfig(data, backend, (file) => `yaml-${file}`),
  // One pull request per draft.
  publish_mode: 'editorial_workflow',
};
writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
console.log('The editor is in tools/editor/dist. Publish this folder at its own web address.');
