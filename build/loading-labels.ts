import { demoUrl } from '../src/model/derive/addresses.ts';
import { contentModule } from './content-module.ts';

/** The labels that the live wallet shows before its data are loaded. They are part of its script. */
export const loadingLabels = () =>
  contentModule('virtual:loading-labels', ({ home, site }) => {
    const { title, close, loadingState } = home.liveWallet;
    const demo = { label: site.getDemo.label, href: demoUrl(site, 'maker', 'error') };
    return `export default ${JSON.stringify({ title, close, demo, ...loadingState })};`;
  });
