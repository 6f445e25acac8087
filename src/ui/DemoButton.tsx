import { type DemoPlace, type DemoSite, demoUrl } from '../model/derive/addresses';
import { Button, type ButtonStyleProps } from './Button';

interface DemoButtonProps extends ButtonStyleProps {
  site: DemoSite;
  /** ID of the page. */
  page: string;
  place: DemoPlace;
}

/** Opens the demo in a new tab; islands/demo-links.ts adds the visitor's design to its address. */
export function DemoButton({ site, page, place, ...style }: DemoButtonProps) {
  return (
    <Button {...style} href={demoUrl(site, page, place)} external data-demo="">
      {site.getDemo.label}
    </Button>
  );
}
