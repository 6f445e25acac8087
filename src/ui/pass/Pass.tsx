import type { PassContent } from '../../model/schema/pass';
import type { Vertical } from '../../model/schema/vertical';
import { QrCode } from '../QrCode';
import { BusinessLogo } from './BusinessLogo';
import { PassFace } from './PassFace';

/** Without a theme, the pass has the colors of its container. */
export type Issuer = Pick<Vertical, 'business'> & Partial<Pick<Vertical, 'theme'>>;

export interface PassProps {
  issuer: Issuer;
  pass: PassContent;
  /** The content of the QR code; without it, the pass has none. */
  code?: string;
}

/** A wallet pass of one of the sample businesses. */
export function Pass({ issuer, pass, code }: PassProps) {
  return (
    <PassFace
      theme={issuer.theme}
      variant="accent"
      brand={<BusinessLogo business={issuer.business} />}
      art={issuer.business.art}
      pass={pass}
      code={code && <QrCode text={code} />}
    />
  );
}
