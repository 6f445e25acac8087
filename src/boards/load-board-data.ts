import { readSession } from '../pass/session';
import type { BoardData, BoardIssuer, SavedPass } from './types';

const timeout = 8000;

export interface LoadedData {
  data: BoardData;
  /** The business of the page, or that of the visitor's own pass. */
  issuer: BoardIssuer;
  /** The visitor's pass that the issuer shows. */
  saved: SavedPass;
}

export const readSavedPass = (): SavedPass => ({
  design: readSession('design'),
  logo: readSession('logo'),
});

/** Only for visitors who have designed a pass. */
export const loadVisitorBrand = () => import('./visitor-brand');

/** Returns an error instead of throwing it, so that the error boundary can show it. */
export async function loadBoardData(container: HTMLElement): Promise<LoadedData | Error> {
  const { board: kind, src = '' } = container.dataset;
  const saved = readSavedPass();
  try {
    const [response, brand] = await Promise.all([
      fetch(src, { signal: AbortSignal.timeout(timeout) }),
      saved.design ? loadVisitorBrand() : undefined,
    ]);
    const data: unknown = response.ok && (await response.json());
    if (!isBoardData(data, kind)) throw new Error(`${src} has no board: ${response.status}`);
    const issuer = brand ? await brand.applyVisitorBrand(container, saved, data) : data.issuer;
    return { data, issuer, saved };
  } catch (error) {
    return error as Error;
  }
}

/**
 * During a deployment, the data may be older or newer than the page. The error boundary catches what
 * this does not check.
 */
function isBoardData(data: unknown, kind: string | undefined): data is BoardData {
  const { issuer, board } = (data ?? {}) as Partial<BoardData>;
  return (
    typeof issuer?.business?.name === 'string' &&
    board?.kind === kind &&
    typeof board?.title === 'string'
  );
}
