/** What can be edited, and which page shows it best. */
const at = (name: string) => `src/content/${name}.yaml`;

export const singles = [
  { name: 'home', label: 'Home page', file: at('home'), page: '/' },
  { name: 'site', label: 'On every page', file: at('site'), page: '/' },
  { name: 'themes', label: 'Colors', file: at('themes'), page: '/' },
  { name: 'not-found', label: 'Not found', file: at('not-found'), page: '/404' },
] as const;

export const verticalsFolder = 'src/content/verticals';
export const verticalFileOf = (id: string) => `${verticalsFolder}/${id}.yaml`;
