import type { PassContent } from '../../model/schema/pass';
import type { Vertical } from '../../model/schema/vertical';
import { QrCode } from '../QrCode';
import { PassFace } from './PassFace';
import { TenantLogo } from './TenantLogo';

/**
 * Who issues a pass: its name and picture come from the tenant, its colors from the theme, or,
 * without one, from where it stands.
 */
export type Issuer = Pick<Vertical, 'tenant'> & Partial<Pick<Vertical, 'theme'>>;

export interface PassProps {
  issuer: Issuer;
  pass: PassContent;
  /** The address in the code; without one the pass ends after its fields. */
  code?: string;
}

/** A wallet pass of one of the site's tenants. Whoever places it says what it shows. */
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
