import { parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

export const urlsInSitemap = (xml: string): URL[] =>
  querySelectorAll(parse(xml), 'loc').map(({ children: [text] }) => new URL(text.value));
