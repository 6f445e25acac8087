/**
 * node quality/tools/replace-copy.ts <folder>   a copy of the project with other words, for `npm test` there
 *
 * Every sentence that the specification does not fix gets other words: each becomes another word of
 * the content that is as long, so that what tests measure stays as it was.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'yaml';
import { readContentFiles } from '../../src/model/load/read-files.ts';
import { parseYamlDocument } from '../../src/model/load/yaml.ts';

/** Fields that hold no words. */
const codes =
  /^(slot|icon|theme|variant|anchor|key|kind|state|time|clock|art|logo|path|siteUrl|appUrl|contact|securityContact)$/;
/** What the specification fixes, word for word or in its sense. */
const fixed = new RegExp(
  `^(${[
    'Walletable|Home|Use Cases|How It Works|Advantages|Contact|Sign In|Get Demo',
    'Product|Features|Pricing|Integrations|Company|About|Blog|Careers',
    'Support|Documentation|Help Center|Secure access and perks.*|.*All rights reserved.*',
    'Your business, in their wallet|Make It .product.|Apps|PDFs|Cards|Over half the world.*',
    'Quick & Simple|Create your Pass|Design your pass in minutes|Send it out',
    'Share immediately with your users|It’s ready to use|They .*, and get updates',
    'Still Using Cards, .*|Why .product. Wins|Plastic cards|Custom apps|yes|no|optional',
    'Easy to use|Always on device|Sends updates|Analytics|Works offline|Built-in loyalty',
    'No install required|Hotels|Offices & Co-Working|Real Estate Management|Member Clubs',
    'Learn More|Coming Soon|Related Use Cases|.*across industries.*',
    'Digital Passes that replace .*|Your Staff Is Already Digital.*|Explore Use Cases',
    'Learn How It Works|.*dashboard.*|.*control center.*|No hardware\\. .*|No app\\. .*',
    'Hotel|Staff & Operations|Guests|Hotel Chains|HR & Ops|Employees|Guests & Vendors',
    'Owners & Operators|Tenants & guests|Support & admin',
    '404|Oops! Page not found|Return to Home',
    // Days of the week are data, not copy.
    'Monday|Tuesday|Wednesday|Thursday|Friday',
  ].join('|')})$`,
  'i',
);
const word = /(?<!\{)\b\p{L}{2,}/gu;

const folder = process.argv[2];
if (!folder) throw new Error('Use: node quality/tools/replace-copy.ts <folder>');

const { 'src/content/themes.yaml': _colors, ...texts } = readContentFiles();
const documents = Object.entries(texts).map(([file, text]) => ({
  file,
  yaml: parseYamlDocument(text),
}));

/** What is called by its key elsewhere is no sentence either. */
const keys = new Set<unknown>();
for (const { yaml } of documents)
  visit(yaml, {
    Pair: (_at, { key, value }) => void (String(key) === 'key' && keys.add(String(value))),
  });

function eachSentence(change: (text: string) => string) {
  for (const { yaml } of documents) {
    visit(yaml, {
      Pair: (_at, { key }) => (codes.test(String(key)) ? visit.SKIP : undefined),
      Scalar: (at, node) => {
        if (at === 'key' || typeof node.value !== 'string') return;
        const line = node.value.replace(/\s+/g, ' ').trim();
        if (!fixed.test(line) && !keys.has(line)) node.value = change(node.value);
      },
    });
  }
}

const known = new Set<string>();
eachSentence((text) => {
  for (const [found] of text.matchAll(word)) known.add(found.toLowerCase());
  return text;
});
const alike = Object.groupBy([...known].sort(), ({ length }) => length);
const other = (found: string) => {
  const words = alike[found.length] ?? [];
  const next = words[(words.indexOf(found.toLowerCase()) + 1) % words.length] ?? found;
  return /^\p{Lu}/u.test(found) ? `${next.charAt(0).toUpperCase()}${next.slice(1)}` : next;
};
eachSentence((text) => text.replace(word, other));

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
for (const file of files.trim().split('\n')) cpSync(file, join(folder, file));
for (const { file, yaml } of documents)
  writeFileSync(join(folder, file), yaml.toString({ lineWidth: 0 }));
