import { createHash, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { expirationDate, type PassData, passTitle } from './pass-data.ts';

export interface GoogleIssuer {
  issuerId: string;
  /** Email address of the service account. */
  account: string;
  privateKey: string;
}

/** Google warns that some browsers cut longer links. */
const maxTokenLength = 1800;

const localized = (value: string) => ({ defaultValue: { language: 'en', value } });

/** A hash of the serial number, because the serial number contains the name and would make the link longer. */
export const objectId = (serial: string) =>
  createHash('sha256').update(serial).digest('base64url').slice(0, 16);

/** The part of an object that differs between two moments of a pass. */
export function changeableFields({ state, texts }: PassData) {
  const { header, primary, fields } = state.front;
  const rows = [...(primary ? [primary] : []), ...fields, texts.sample.mark];
  return {
    subheader: localized(header.label),
    header: localized(header.value),
    textModulesData: rows.map(({ label, value }, index) => ({
      id: `${index}`,
      header: label,
      body: value,
    })),
  };
}

function createGenericObject(pass: PassData, { issuerId }: GoogleIssuer) {
  const { design, serial, texts, site } = pass;
  const { mark } = texts.sample;
  return {
    id: `${issuerId}.${objectId(serial)}`,
    // The operator creates one class per vertical in the Google Wallet console.
    classId: `${issuerId}.sample-${design.vertical}`,
    cardTitle: localized(passTitle(pass)),
    ...changeableFields(pass),
    hexBackgroundColor: design.color,
    heroImage: {
      sourceUri: { uri: `${site}/passes/hero/${design.vertical}/${design.color.slice(1)}.png` },
    },
    barcode: { type: 'QR_CODE', value: `${site}/`, alternateText: mark.label },
    validTimeInterval: { end: { date: expirationDate(pass) } },
  };
}

/** The signed JWT that Google's save link contains. */
export async function createSaveToken(
  pass: PassData,
  issuer: GoogleIssuer,
  now: number,
): Promise<string> {
  const { heroImage, ...object } = createGenericObject(pass, issuer);
  const sign = (genericObject: object) =>
    new SignJWT({
      typ: 'savetowallet',
      origins: [pass.site],
      payload: { genericObjects: [genericObject] },
    })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer.account)
      .setAudience('google')
      .setIssuedAt(now)
      .sign(createPrivateKey(issuer.privateKey));
  const token = await sign({ ...object, heroImage });
  // A long site address can exceed the limit; the image is optional.
  return token.length <= maxTokenLength ? token : sign(object);
}

export const saveUrl = (token: string) => `https://pay.google.com/gp/v/save/${token}`;
