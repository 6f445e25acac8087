import { createHash, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { endOf, nameOn, type Order } from './apple.ts';
import { frontOf } from './pass-content.ts';

/** Who may save passes for an issuer: a service account, and the number Google gave the issuer. */
export interface GoogleIssuer {
  number: string;
  account: string;
  key: string;
}

/** Longer links are cut on the way by some browsers, says Google. */
export const longestToken = 1800;

const text = (value: string) => ({ defaultValue: { language: 'en', value } });

/** A pass is the same for Google if this is; the serial number itself would say the name twice. */
const idOf = (serial: string) =>
  createHash('sha256').update(serial).digest('base64url').slice(0, 16);

/** The class that the owner makes once for each use: what all its passes share stands there. */
export const classOf = ({ number }: GoogleIssuer, use: string) => `${number}.sample-${use}`;

export function objectOf(order: Order, issuer: GoogleIssuer) {
  const { design, serial, sample, words, site } = order;
  const { header, primary, fields } = frontOf(sample);
  const { mark } = words.sample;
  const rows = [...(primary ? [primary] : []), ...fields, mark];
  return {
    id: `${issuer.number}.${idOf(serial)}`,
    classId: classOf(issuer, design.use),
    cardTitle: text(nameOn(order)),
    subheader: text(header.label),
    header: text(header.value),
    hexBackgroundColor: design.color,
    heroImage: {
      sourceUri: { uri: `${site}/passes/hero/${design.use}/${design.color.slice(1)}.png` },
    },
    barcode: { type: 'QR_CODE', value: `${site}/`, alternateText: mark.label },
    textModulesData: rows.map(({ label, value }, at) => ({
      id: `${at}`,
      header: label,
      body: value,
    })),
    validTimeInterval: { end: { date: endOf(order) } },
  };
}

/** What Google takes a pass from. It is made when it is asked for, so that it is fresh. */
export async function tokenFor(order: Order, issuer: GoogleIssuer, now: number): Promise<string> {
  const { heroImage, ...object } = objectOf(order, issuer);
  const sign = (genericObject: object) =>
    new SignJWT({
      typ: 'savetowallet',
      origins: [order.site],
      payload: { genericObjects: [genericObject] },
    })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer.account)
      .setAudience('google')
      .setIssuedAt(now)
      .sign(createPrivateKey(issuer.key));
  const token = await sign({ ...object, heroImage });
  // Under a very long address the picture is what a pass can do without.
  return token.length <= longestToken ? token : sign(object);
}

export const saveLink = (token: string) => `https://pay.google.com/gp/v/save/${token}`;
