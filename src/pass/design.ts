import { isHexColor } from './colors.ts';
import { normalizeName } from './name.ts';

export type Wallet = 'apple' | 'google';

/** A visitor's choices in the live wallet. */
export interface Design {
  /** The ID of a vertical; empty until one is chosen. */
  vertical: string;
  name: string;
  /** Without one, the pass has the color of its vertical. */
  color?: string | undefined;
  wallet: Wallet;
}

/** The parts of a design that a signed pass contains. The logo is no part of it: it stays on the device. */
export interface PassDesign extends Pick<Design, 'vertical' | 'name'> {
  /** That of the vertical where the design has none. */
  color: string;
}

const version = '1';
const maxHashLength = 4000;

export function normalizeDesign({ vertical, name, color, wallet }: Design): Design {
  return { vertical, name: normalizeName(name), ...(color && { color }), wallet };
}

/** The vertical with the design's ID, or the first one. */
export const findVertical = <Vertical extends { id: string }>(
  verticals: readonly Vertical[],
  { vertical }: Pick<Design, 'vertical'>,
) => (verticals.find(({ id }) => id === vertical) ?? verticals[0]) as Vertical;

export function designToSearchParams(design: Design): URLSearchParams {
  const { vertical, name, color, wallet } = normalizeDesign(design);
  const params = new URLSearchParams();
  if (vertical) params.set('vertical', vertical);
  params.set('wallet', wallet);
  if (color) params.set('color', color.slice(1));
  if (name) params.set('name', name);
  return params;
}

/** Accepts any input: missing and invalid parameters get their defaults. */
export function designFromSearchParams(params: URLSearchParams): Design {
  const color = `#${params.get('color')}`;
  // Passes that were shared in November 2026 and earlier have `use`.
  const vertical = params.get('vertical') ?? params.get('use');
  return normalizeDesign({
    vertical: vertical?.match(/^[a-z-]{1,40}$/)?.[0] ?? '',
    name: params.get('name') ?? '',
    color: isHexColor(color) ? color : undefined,
    wallet: params.get('wallet') === 'google' ? 'google' : 'apple',
  });
}

/**
 * The URL hash of a shared pass. It is short, because a QR code contains it: defaults are omitted, and
 * a name in another script than Latin is in Base64, which has half the length of percent encoding.
 */
export function designToHash(design: Design): string {
  const params = designToSearchParams(design);
  if (design.wallet === 'apple') params.delete('wallet');
  const name = params.get('name');
  if (!name) return toHash(params);
  const encoded = new URLSearchParams(params);
  encoded.delete('name');
  encoded.set('name64', toBase64Url(name));
  return [params, encoded].map(toHash).reduce((a, b) => (b.length < a.length ? b : a));
}

const toHash = (params: URLSearchParams) => `#pass=${version}&${params}`;

/** A hash of another version gives the default design. */
export function designFromHash(hash: string): Design {
  const params = new URLSearchParams(hash.slice(1, maxHashLength));
  if (params.get('pass') !== version) return designFromSearchParams(new URLSearchParams());
  const encodedName = params.get('name64');
  if (encodedName) params.set('name', fromBase64Url(encodedName));
  return designFromSearchParams(params);
}

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Empty for invalid input. */
function fromBase64Url(text: string): string {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}
