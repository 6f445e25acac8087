import type { PassContent } from '../../model/schema/pass';
import type { Vertical } from '../../model/schema/vertical';
import { QrCode } from '../QrCode';
import { PassFace } from './PassFace';
import { TenantLogo } from './TenantLogo';

/** Without a theme, the pass has the colors of its container. */
export type Issuer = Pick<Vertical, 'tenant'> & Partial<Pick<Vertical, 'theme'>>;

export interface PassProps {
  issuer: Issuer;
  pass: PassContent;
  /** The content of the QR code; without it, the pass has none. */
  code?: string;
}

/** A wallet pass of one of the site's tenants. */
export function Pass({ issuer, pass, code }: PassProps) {
  return (
    <PassFace
      theme={issuer.theme}
      variant="accent"
      brand={<TenantLogo tenant={issuer.tenant} />}
      art={issuer.tenant.art}
      pass={pass}
      code={code && <QrCode text={code} />}
    />
  );
}
