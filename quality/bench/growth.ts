import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Project } from '../tools/project.ts';
import type { Section } from './measure.ts';

const counts = [3, 30, 300];
const template = 'hotels';
const themes = ['hotels', 'offices', 'real-estate', 'clubs'];

/** Builds the site with more and more verticals. */
export async function growth(): Promise<Section> {
  const table = [['verticals', 'build', 'a vertical’s page', 'home page']];
  for (const count of counts) {
    const project = new Project();
    try {
      for (let number = 3; number < count; number += 1) addVertical(project, number);
      const start = performance.now();
      const { code, output } = await project.build();
      if (code !== 0) throw new Error(`The build failed:\n${output}`);
      const seconds = (performance.now() - start) / 1000;
      const size = (page: string) =>
        `${brotliCompressSync(readFileSync(project.at(`dist/${page}.html`))).length} B`;
      table.push([String(count), `${seconds.toFixed(1)} s`, size(template), size('index')]);
    } finally {
      project.remove();
    }
  }
  return {
    table,
    notes: ['Each added vertical is a copy of Hotels with another name. Built without pictures.'],
  };
}

function addVertical(project: Project, number: number) {
  // IDs may contain letters only.
  const id = `copy-${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const file = `src/content/verticals/${id}.yaml`;
  const text = project.read(`src/content/verticals/${template}.yaml`);
  project.write(file, text.replaceAll(`${template}/`, `${id}/`));
  project.edit(file, (content) => {
    content.setIn(['order'], 100 + number);
    content.setIn(['theme'], themes[number % themes.length]);
    content.setIn(['name'], `Business ${number}`);
    content.setIn(['useCase', 'picture', 'slot'], `cards/${id}`);
    content.setIn(['page', 'meta', 'title'], `Wallet passes for business ${number}`);
    const description = ['page', 'meta', 'description'];
    content.setIn(description, `${number}: ${content.getIn(description)}`.slice(0, 160));
  });
}
