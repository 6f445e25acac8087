import { demoUrl } from '../../model/derive/addresses';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { type Design, designToSearchParams } from '../../pass/design';
import { Button } from '../../ui/Button';

interface DemoLinkProps {
  data: LiveWalletData;
  /** ID of the page behind the dialog. */
  page: string;
  design: Design;
}

/** Opens the demo with the design, unless the owner of the site has switched that off. */
export function DemoLink({ data: { labels, demoSite }, page, design }: DemoLinkProps) {
  const { label, withPass } = demoSite.getDemo;
  const href = demoUrl(demoSite, page, 'maker');
  return (
    <Button
      size="small"
      href={withPass ? `${href}&${designToSearchParams(design)}` : href}
      external
    >
      {withPass ? labels.export.demo : label}
    </Button>
  );
}
