import type { PassContent } from '../../model/schema/pass';
import type { Vertical } from '../../model/schema/vertical';
import { BusinessLogo } from './BusinessLogo';
import { PassFace } from './PassFace';

/** Without a theme, the pass has the colors of its container. */
export type PassBusiness = Vertical['business'] & Partial<Pick<Vertical, 'theme'>>;

export interface PassProps {
  business: PassBusiness;
  pass: PassContent;
}

/** A wallet pass of one of the sample businesses. */
export function Pass({ business, pass }: PassProps) {
  return (
    <PassFace
      theme={business.theme}
      variant="accent"
      brand={<BusinessLogo business={business} />}
      art={business.art}
      pass={pass}
    />
  );
}
